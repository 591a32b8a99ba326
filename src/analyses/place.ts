import type { Box, Evidence } from '#law/fact.ts'

/** Words on a page: a box a line, as fractions of the page. */
export interface Place {
  readonly page: number
  readonly boxes: readonly Box[]
}

/** The same for the same words on the same page. */
export function placeKey({ page, boxes }: Place): string {
  return JSON.stringify([page, boxes])
}

/** Words and where they stand, on the wire: fractions of the page to four digits. */
export function place({ page, quote, boxes }: Evidence): {
  page: number
  quote: string
  boxes: [number, number, number, number][]
} {
  return { page, quote, boxes: boxes.map(roundBox) }
}

export function roundBox([x0, y0, x1, y1]: Box): [number, number, number, number] {
  return [round(x0, 4), round(y0, 4), round(x1, 4), round(y1, 4)]
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
