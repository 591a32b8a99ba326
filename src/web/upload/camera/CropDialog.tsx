import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Corners } from '#reading/ocr/projective.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { decodePhoto, greyOf } from '#web/upload/photo.ts'
import { cropPhoto } from './crop-photo.ts'
import { findPage, LOOKED_SIDE } from './find-page.ts'
import { INSIDE, moveCorner, pathOf } from './outline.ts'

interface CropDialogProps {
  readonly photo: File
  readonly onDone: (cropped: File) => void
  readonly onClose: () => void
}

const NAMES = [
  'Top left corner',
  'Top right corner',
  'Bottom right corner',
  'Bottom left corner',
] as const satisfies readonly PlainPhrase[]
const STEP = 0.01

/** The sheet cut out of a photo and set straight: the corners we found, to be moved by finger, mouse or arrow keys. */
export function CropDialog({ photo, onDone, onClose }: CropDialogProps) {
  const [address, setAddress] = useState<string>()
  const [corners, setCorners] = useState<Corners>(INSIDE)
  const [found, setFound] = useState<boolean>()
  const [state, setState] = useState<'moving' | 'cutting' | 'failed'>('moving')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = URL.createObjectURL(photo)
    let isHere = true
    setAddress(shown)
    const look = async () => {
      const bitmap = await decodePhoto(photo)
      if (!bitmap) return setFound(false)
      const seen = findPage(greyOf(bitmap, LOOKED_SIDE))
      bitmap.close()
      if (!isHere) return
      setFound(seen !== undefined)
      if (seen) setCorners(seen)
    }
    void look()
    return () => {
      isHere = false
      URL.revokeObjectURL(shown)
    }
  }, [photo])

  const cut = async () => {
    setState('cutting')
    const cropped = await cropPhoto(photo, corners).catch(() => undefined)
    if (cropped) onDone(cropped)
    else setState('failed')
  }
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const to = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height] as const
    setCorners(now => moveCorner(now, index, to))
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!by) return
    event.preventDefault()
    const step = event.shiftKey ? STEP * 5 : STEP
    setCorners(now => {
      const [x, y] = now[index]!
      return moveCorner(now, index, [x + by[0]! * step, y + by[1]! * step])
    })
  }
  return (
    <Dialog open title={t('Cut out the letter')} onClose={onClose} size="full">
      <div className="grid min-h-0 grid-rows-[auto_1fr_auto]">
        <p role="status" className="bg-inset px-4 py-3 text-center">
          {found === undefined
            ? t('Looking for the edges.')
            : found
              ? t('We found the edges. Check that all of the letter is inside. If not, move a corner.')
              : t('Move the four corners to the corners of the letter.')}
        </p>
        <div className="grid min-h-0 place-items-center overflow-hidden bg-[#17202b] p-5">
          <div ref={frame} className="relative max-h-full max-w-full">
            {address && (
              <img
                src={address}
                alt={t('The photo you took')}
                className="block max-h-[calc(100dvh-240px)] max-w-full select-none"
                draggable={false}
              />
            )}
            <svg
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 size-full"
            >
              <path d={`M0 0H1V1H0Z${pathOf(corners)}`} fill="rgb(10 14 20 / 0.5)" fillRule="evenodd" />
              <path
                d={pathOf(corners)}
                fill="none"
                stroke="#ffe45c"
                strokeWidth={3}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {corners.map(([x, y], index) => (
              <button
                key={NAMES[index]}
                type="button"
                aria-label={t(NAMES[index]!)}
                className="absolute -mt-6 -ml-6 grid size-12 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag(index)}
                onKeyDown={press(index)}
              >
                <span className="size-6 rounded-full border-[3px] border-[#17202b] bg-[#ffe45c]" aria-hidden="true" />
              </button>
            ))}
          </div>
        </div>
        <div className="grid justify-items-center gap-2 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {state === 'failed' && (
            <Alert tone="red" title={t('This phone could not cut the photo')} announce="alert">
              {t('The whole photo stays as it is. That is fine: we find the letter in it.')}
            </Alert>
          )}
          <Button
            variant="primary"
            size="large"
            icon={<Check className="icon" />}
            busy={state === 'cutting'}
            onClick={() => void cut()}
          >
            {t('Use this part')}
          </Button>
          <button type="button" className="linkbtn text-sm" onClick={onClose}>
            {t('Keep the whole photo')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
