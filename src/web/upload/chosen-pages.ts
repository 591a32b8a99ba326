import { useSyncExternalStore } from 'react'
import { type LetterFileKind, letterFileKind } from '#reading/accepted-files.ts'
import type { KeptPage } from '#web/offline/device.ts'
import { read, write } from '#web/saved.ts'
import { keepPages, keptPages } from './kept-pages.ts'
import { pdfPageCount } from './pdf-pages.ts'
import { decodePhoto, greyOf } from './photo.ts'
import { judgePhoto, type PhotoQuality } from './photo-quality.ts'

/** A page (or a PDF) the person has chosen, with what the page shows of it. */
export interface ChosenPage extends KeptPage {
  readonly kind: LetterFileKind
  /** Address of a picture this browser can show. */
  readonly preview: string | undefined
  readonly quality: PhotoQuality | undefined
  readonly pdfPages: number | undefined
}

let pages: readonly ChosenPage[] = []
const listeners = new Set<() => void>()

/** The chosen pages, in order. They outlive the page that shows them: going on and coming back keeps everything. */
export function useChosenPages(): readonly ChosenPage[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pages,
    () => pages,
  )
}

/** A whole letter in one file, as against a photo of one page. */
export function standsAlone({ kind }: Pick<ChosenPage, 'kind'>): boolean {
  return kind === 'pdf' || kind === 'mail'
}

/** Adds files at the end, or in the place of the page `instead`. A PDF or an email takes the place of everything. */
export async function addPages(files: readonly File[], instead?: string): Promise<void> {
  const added: ChosenPage[] = []
  // One after the other: a decoded photo takes fifty megabytes of a phone's memory.
  for (const file of files) added.push(await toChosen({ id: crypto.randomUUID(), file, turns: 0 }))
  const at = pages.findIndex(page => page.id === instead)
  if (added.some(standsAlone)) change(added.filter(standsAlone).slice(0, 1))
  else if (at < 0) change([...pages.filter(page => !standsAlone(page)), ...added])
  else change(pages.toSpliced(at, 1, ...added))
}

export function removePage(id: string): void {
  change(pages.filter(page => page.id !== id))
}

/** Puts one page in the place where `before` stands now. */
export function movePage(id: string, to: number): void {
  const from = pages.findIndex(page => page.id === id)
  const page = pages[from]
  if (page && to >= 0 && to < pages.length) change(pages.toSpliced(from, 1).toSpliced(to, 0, page))
}

/** Puts another picture of the same page in its place, the right way up as it is. */
export async function replacePicture(id: string, file: File): Promise<void> {
  const next = await toChosen({ id, file, turns: 0 })
  change(pages.map(page => (page.id === id ? next : page)))
}

export function turnPage(id: string): void {
  change(pages.map(page => (page.id === id ? { ...page, turns: (page.turns + 1) % 4 } : page)))
}

export function forgetPages(): void {
  change([])
}

/** Brings back what an interrupted visit had chosen. */
export async function restorePages(): Promise<void> {
  if (pages.length > 0) return
  const kept: ChosenPage[] = []
  for (const page of await keptPages(visit())) kept.push(await toChosen(page))
  if (pages.length === 0 && kept.length > 0) change(kept)
}

function change(next: readonly ChosenPage[]): void {
  for (const { preview } of pages) {
    if (preview && !next.some(page => page.preview === preview)) URL.revokeObjectURL(preview)
  }
  pages = next
  for (const listener of listeners) listener()
  void keepPages(
    visit(),
    pages.map(({ id, file, turns }) => ({ id, file, turns })),
  )
}

async function toChosen({ id, file, turns }: KeptPage): Promise<ChosenPage> {
  const kind = letterFileKind(file) ?? 'photo'
  const plain = { id, file, turns, kind, preview: undefined, quality: undefined, pdfPages: undefined }
  if (kind === 'mail') return plain
  if (kind === 'pdf') return { ...plain, pdfPages: pdfPageCount(new Uint8Array(await file.arrayBuffer())) }
  const bitmap = await decodePhoto(file)
  if (!bitmap) return plain
  const quality = judgePhoto(greyOf(bitmap))
  bitmap.close()
  return { ...plain, preview: URL.createObjectURL(file), quality }
}

function visit(): string {
  const known = read('session', 'writeback.uploadId')
  if (known) return known
  const fresh = crypto.randomUUID()
  write('session', 'writeback.uploadId', fresh)
  return fresh
}
