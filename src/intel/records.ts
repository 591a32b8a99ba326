import type { IsoDate } from '#units/iso-date.ts'

/** A share found in some complaints, with the 95 % interval where it was computed. */
export interface MeasuredShare {
  readonly share: number
  readonly low?: number
  readonly high?: number
  /** Complaints the share was taken from. */
  readonly of: number
}

/** Complaints about one company in the CFPB's database. They are what people say: nobody verified them. */
export interface ComplaintRecord {
  /** As the CFPB files it; one name can stand for several collectors. */
  readonly company: string
  readonly aliases: readonly string[]
  /** `tail`: only the count is known. */
  readonly kind: 'mainly_debt_collection' | 'other' | 'tail'
  /** About debt collection. */
  readonly complaints: number
  readonly through: IsoDate
  readonly byYear: Readonly<Record<string, number>>
  /** Of every kind of product, where it was read. */
  readonly allProducts?: { readonly complaints: number; readonly through: IsoDate; readonly name: string }
  /** What the complaints are about; absent when too few were read. */
  readonly issues?: { readonly counts: Readonly<Record<string, number>>; readonly of: number }
  /** How the company answered; absent when too few were read. */
  readonly answers?: {
    readonly relief?: MeasuredShare
    readonly inTime?: MeasuredShare
    readonly from: IsoDate
    readonly to: IsoDate
    /** Rows of a sample, not all of them. */
    readonly sampled: boolean
  }
  readonly directoryIds: readonly string[]
}

/** What a regulator posted or announced. */
export interface EnforcementRecord {
  readonly agency: string
  readonly year: number
  readonly date?: string
  readonly what: string
  /** `filing_or_notice`: nothing was decided. */
  readonly stage: 'order' | 'settlement' | 'filing_or_notice'
  readonly source: string
}

/** A collector as a public registry lists it. What is absent is unknown. */
export interface DirectoryRecord {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly kind: 'agency' | 'buyer' | 'law_firm'
  readonly parent?: string
  /** The registered business address, not one for disputes. */
  readonly mailingAddress?: string
  readonly phone?: string
  readonly website?: string
  readonly licenceStates?: readonly string[]
  readonly company?: string
  readonly enforcement: readonly EnforcementRecord[]
  readonly asOf?: IsoDate
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
}

/** All that is known of one collector. */
export interface Collector {
  readonly id: string
  readonly name: string
  /** Every other name it goes by in the sources. */
  readonly otherNames: readonly string[]
  readonly complaints?: ComplaintRecord
  readonly directory: readonly DirectoryRecord[]
}
