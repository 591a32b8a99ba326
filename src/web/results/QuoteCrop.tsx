import { useEffect, useMemo, useRef } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { type Box, cropOf, type Mark, markInPiece } from './marks.ts'
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
    const picture = new Image()
    let drawnAt = 0
    const draw = () => {
      const width = element.clientWidth // nothing on a wide screen, where the letter itself stands beside
      if (width === 0 || width === drawnAt || picture.naturalWidth === 0) return
      drawnAt = width
      drawCrop(element, picture, mark)
    }
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    picture.onload = draw
    picture.src = image
    return () => {
      picture.onload = null
      observer.disconnect()
    }
  }, [image, mark])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Cut from your letter: ${mark.quote}`}
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

interface Row {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, mark: Mark) {
  const sharp = window.devicePixelRatio || 1
  const room = canvas.clientWidth - 2 * SIDE
  const { naturalWidth: width, naturalHeight: height } = picture
  const { lineHeight } = cropOf(mark.boxes, width, height)
  const scale = LINE_HEIGHT / lineHeight
  const rows = mark.boxes.flatMap(box => rowsOf(picture, box, Math.floor(room / scale)))
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

function rowsOf(picture: HTMLImageElement, box: Box, most: number): readonly Row[] {
  const { left, top, width, height } = cropOf([box], picture.naturalWidth, picture.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0 || height === 0) return []
  context.drawImage(picture, left, top, width, height, 0, 0, width, height)
  const ink = inkColumns(context.getImageData(0, 0, width, height))
  return wrapLine(ink, most, Math.max(2, Math.round(height * 0.12))).map(({ from, to }) => ({
    left: left + from,
    top,
    width: to - from,
    height,
  }))
}

/** Which columns of a strip of print hold ink: darker than halfway between its paper and its darkest. Only the middle
 *  rows count, so that the line above and below does not. */
function inkColumns({ width, height, data }: ImageData): readonly boolean[] {
  const brightness = (x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 255
  const rows = Array.from({ length: height }, (_, y) => y).filter(y => y > height * 0.25 && y < height * 0.75)
  const darkest = Array.from({ length: width }, (_, x) => Math.min(...rows.map(y => brightness(x, y))))
  const limit = (Math.max(...darkest) + Math.min(...darkest)) / 2
  return darkest.map(value => value < limit)
}
