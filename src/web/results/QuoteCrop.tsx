import { useEffect, useMemo, useRef } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { Region } from '#reading/ocr/raster.ts'
import { t } from '#web/language.tsx'
import { cropOf, type Mark, markInPiece } from './marks.ts'
import { partOf } from './pictures.ts'
import { usePageImage, usePieceImage } from './use-analysis.ts'
import { wrapLine } from './wrap-line.ts'

const LINE_HEIGHT = 20 // a quoted line in the cut, in pixels of the screen: as high as text one reads
const LEADING = 7
const SIDE = 10

/** The quoted words cut out of the picture of the page, at a size one can read, broken into lines like text. */
export function QuoteCrop({ image, mark }: { readonly image: string; readonly mark: Mark }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let strip: Strip | undefined
    let isAsked = false
    let drawnAt = 0
    let isHere = true
    const draw = () => {
      const width = element.clientWidth // nothing on a wide screen, where the letter itself stands beside
      if (width === 0 || width === drawnAt) return
      if (!isAsked) void cut()
      if (!strip) return
      drawnAt = width
      drawLines(element, strip)
    }
    const cut = async () => {
      isAsked = true
      try {
        strip = await stripOf(image, mark)
        if (isHere) draw()
        else strip.picture.close()
      } catch {
        // a picture that cannot be shown: the words stand beside it
      }
    }
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    return () => {
      isHere = false
      observer.disconnect()
      strip?.picture.close()
    }
  }, [image, mark])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('Cut from your letter: {quote}', { quote: mark.quote })}
      className="block h-auto w-full rounded-sm bg-white [filter:var(--letter-dim)]"
    />
  )
}

/** The picture to cut a mark's words out of, with the mark as it lies on it: the page, or the piece that stays when the
 *  page is gone. Undefined when there is neither. */
export function useQuotePicture(
  analysis: AnalysisReply,
  mark: Mark | undefined,
): { readonly image: string; readonly mark: Mark; readonly isPiece: boolean } | undefined {
  const page = usePageImage(analysis, mark?.page ?? 1).data
  const piece = page === null ? mark?.piece : undefined
  const cut = usePieceImage(analysis.analysis_id, piece).data
  const inPiece = useMemo(() => mark && markInPiece(mark), [mark])
  if (page && mark) return { image: page, mark, isPiece: false }
  return cut && inPiece ? { image: cut, mark: inPiece, isPiece: true } : undefined
}

/** The part of a page a mark lies on, with each of its lines. */
interface Strip {
  readonly picture: ImageBitmap
  readonly lines: readonly Line[]
  /** Pixels of the page. */
  readonly lineHeight: number
}

/** A line on the strip, and which of its columns hold ink. */
interface Line extends Region {
  readonly ink: readonly boolean[]
}

async function stripOf(image: string, mark: Mark): Promise<Strip> {
  let whole = { width: 0, height: 0 }
  let around = { left: 0, top: 0 }
  const picture = await partOf(image, (width, height) => {
    whole = { width, height }
    return (around = cropOf(mark.boxes, width, height))
  })
  const lines = mark.boxes.map(box => {
    const { left, top, width, height } = cropOf([box], whole.width, whole.height)
    const line = { left: left - around.left, top: top - around.top, width, height }
    return { ...line, ink: inkColumns(picture, line) }
  })
  return { picture, lines, lineHeight: cropOf(mark.boxes, whole.width, whole.height).lineHeight }
}

function drawLines(canvas: HTMLCanvasElement, { picture, lines, lineHeight }: Strip) {
  const sharp = window.devicePixelRatio || 1
  const scale = LINE_HEIGHT / lineHeight
  const most = Math.floor((canvas.clientWidth - 2 * SIDE) / scale)
  const rows = lines.flatMap(({ left, top, height, ink }) =>
    wrapLine(ink, most, Math.max(2, Math.round(height * 0.12))).map(({ from, to }) => ({
      left: left + from,
      top,
      width: to - from,
      height,
    })),
  )
  canvas.width = Math.round(canvas.clientWidth * sharp)
  canvas.height = Math.round((rows.length * (LINE_HEIGHT + LEADING) + LEADING) * sharp)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(sharp, sharp)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  rows.forEach((row, index) => {
    const top = LEADING + index * (LINE_HEIGHT + LEADING)
    const shown = [SIDE, top, row.width * scale, row.height * scale] as const
    context.globalCompositeOperation = 'source-over'
    context.drawImage(picture, row.left, row.top, row.width, row.height, ...shown)
    context.globalCompositeOperation = 'multiply'
    context.fillStyle = '#ffe45c'
    context.fillRect(SIDE - 3, top, row.width * scale + 6, row.height * scale)
  })
}

/** Which columns of a line of print hold ink: darker than halfway between its paper and its darkest. Only the middle rows
 *  count, so that the line above and below does not. */
function inkColumns(picture: ImageBitmap, { left, top, width, height }: Region): readonly boolean[] {
  const [from, rows] = [Math.floor(height * 0.25), Math.ceil(height * 0.5)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = rows
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0 || rows === 0) return []
  context.drawImage(picture, left, top + from, width, rows, 0, 0, width, rows)
  const { data } = context.getImageData(0, 0, width, rows)
  const darkest = new Uint8Array(width).fill(255)
  for (let at = 0; at < width * rows; at++) {
    const column = at % width
    darkest[column] = Math.min(darkest[column]!, data[at * 4 + 1]!)
  }
  const limit = (darkest.reduce((a, b) => Math.max(a, b)) + darkest.reduce((a, b) => Math.min(a, b))) / 2
  return Array.from(darkest, value => value < limit)
}
