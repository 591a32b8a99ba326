import type { Letter } from '#letters/letter.ts'
import { renderDocx } from '#print/render-docx.ts'
import { renderMailKit } from '#print/render-mail-kit.ts'
import { renderPdf } from '#print/render-pdf.ts'
import { letterFont } from './letter-fonts.ts'

/** Letters as files, with the fonts of this server. */
export const pdfOf = (letter: Letter): Promise<Uint8Array> => renderPdf(letter, letterFont)
export const docxOf = (letter: Letter): Promise<Uint8Array> => renderDocx(letter, letterFont)
export const mailKitOf = (letter: Letter): Promise<Uint8Array> => renderMailKit(letter, letterFont)
