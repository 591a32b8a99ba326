import { readAnswerForm, type FormBox } from '#reading/answer-form.ts'
import type { ReadLetter } from '#reading/read-result.ts'

/** How a paper was read: shown to the person, needed again when answers come in. */
export interface Reading {
  readonly source: 'text_layer' | 'ocr' | 'mixed'
  readonly confidence: number
  readonly unread: readonly string[]
  readonly pages: readonly {
    readonly number: number
    readonly width: number
    readonly height: number
    readonly source: 'text-layer' | 'ocr' | 'mixed' | 'typed'
    readonly confidence: number
  }[]
  /** The boxes of the collector's own form; absent in what was read before they were looked for. */
  readonly answerForm?: readonly FormBox[]
}

export function readingOf({ paper, pageImages, source, unread }: ReadLetter): Reading {
  const confidences = paper.pages.map(page => page.confidence)
  return {
    source,
    confidence: confidences.length === 0 ? 0 : confidences.reduce((sum, one) => sum + one, 0) / confidences.length,
    unread,
    pages: paper.pages.map(page => {
      const image = pageImages.find(one => one.page === page.number)
      return {
        number: page.number,
        width: image?.width ?? 0,
        height: image?.height ?? 0,
        source: page.source,
        confidence: page.confidence,
      }
    }),
    answerForm: readAnswerForm(paper),
  }
}
