import { useEffect, useRef } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { cropOf, type Mark } from './marks.ts'
import { usePageImage } from './use-analysis.ts'

const LINE_HEIGHT = 19 // the quoted line in the crop, in pixels of the screen: as high as text one reads

/** The quoted lines cut out of the picture of the page, marked. Draws nothing when the picture is gone. */
export function QuoteCrop({ analysis, mark }: { readonly analysis: AnalysisReply; readonly mark: Mark }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data: image } = usePageImage(analysis, mark.page)
  useEffect(() => {
    if (!image) return
    let stopped = false
    const picture = new Image()
    picture.onload = () => {
      if (!stopped && canvas.current) drawCrop(canvas.current, picture, mark)
    }
    picture.src = image
    return () => {
      stopped = true
    }
  }, [image, mark])
  if (!image) return null
  return (
    <div
      className="overflow-x-auto rounded-sm bg-white [filter:var(--letter-dim)]"
      tabIndex={0}
      role="group"
      aria-label="Cut from your letter"
    >
      <canvas ref={canvas} role="img" aria-label={`Picture of the words: ${mark.quote}`} className="max-w-none" />
    </div>
  )
}

function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, mark: Mark) {
  const { naturalWidth: width, naturalHeight: height } = picture
  const crop = cropOf(mark.boxes, width, height)
  const sharp = window.devicePixelRatio || 1
  const scale = (LINE_HEIGHT / crop.lineHeight) * sharp
  canvas.width = Math.round(crop.width * scale)
  canvas.height = Math.round(crop.height * scale)
  canvas.style.width = `${canvas.width / sharp}px`
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = '#ffe45c'
  for (const [x0, y0, x1, y1] of mark.boxes) {
    const left = (x0 * width - crop.left) * scale
    const top = (y0 * height - crop.top) * scale
    context.fillRect(left, top, (x1 - x0) * width * scale, (y1 - y0) * height * scale)
  }
}
