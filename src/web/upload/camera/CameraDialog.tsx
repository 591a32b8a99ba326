import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { pathOf } from './outline.ts'
import { takePhoto, useAim, useCamera } from './use-camera.ts'

interface CameraDialogProps {
  readonly onPhoto: (photo: File) => void
  /** The phone's own camera app is wanted instead. */
  readonly onOwnCamera: () => void
  readonly onClose: () => void
}

/** The camera over the letter: the outline of the sheet as it is seen, and one thing to do until it is good to take. The
 *  button takes the photo at any time. */
export function CameraDialog({ onPhoto, onOwnCamera, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video)
  const aiming = useAim(video, state === 'on')
  const [taking, setTaking] = useState(false)
  const take = async () => {
    if (!video.current) return
    setTaking(true)
    const photo = await takePhoto(video.current, 'letter.jpg')
    setTaking(false)
    if (photo) onPhoto(photo)
    else onOwnCamera()
  }
  const isGood = aiming !== undefined && aiming.advice === undefined
  return (
    <Dialog open title={t('Photo of your letter')} onClose={onClose} size="full">
      <div className="grid min-h-0 grid-rows-[auto_1fr_auto]">
        <p
          role="status"
          className={`px-4 py-3 text-center font-[650] ${isGood ? 'bg-green-wash text-green' : 'bg-inset'}`}
        >
          {state === 'refused'
            ? t('We cannot use the camera here.')
            : aiming
              ? aiming.advice
                ? t(aiming.advice)
                : t('Good. Take the photo.')
              : t('The camera is starting.')}
        </p>
        <div className="relative grid min-h-0 place-items-center overflow-hidden bg-[#17202b]">
          {state === 'refused' ? (
            <div className="m-4 max-w-100">
              <Alert tone="pen" title={t('Allow the camera, or use the phone’s own camera')}>
                {t('Nothing you photographed before is lost.')}
              </Alert>
            </div>
          ) : (
            <>
              <video ref={video} muted playsInline className="col-start-1 row-start-1 max-h-full max-w-full" />
              {aiming?.corners && (
                <Outline video={video.current} path={pathOf(aiming.corners)} look={isGood ? 'good' : 'found'} />
              )}
            </>
          )}
        </div>
        <div className="grid justify-items-center gap-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button
            variant="primary"
            size="large"
            icon={<Camera className="icon" />}
            busy={taking}
            disabled={state !== 'on'}
            onClick={() => void take()}
          >
            {t('Take the photo')}
          </Button>
          <button type="button" className="linkbtn text-sm" onClick={onOwnCamera}>
            {t('Use the phone’s own camera')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** Lies exactly over the picture of the video, however that fits its place. */
function Outline({
  video,
  path,
  look,
}: {
  readonly video: HTMLVideoElement | null
  readonly path: string
  readonly look: 'good' | 'found'
}) {
  if (!video) return null
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none col-start-1 row-start-1"
      style={{ width: video.clientWidth, height: video.clientHeight }}
    >
      <path
        d={path}
        fill={look === 'good' ? 'rgb(255 228 92 / 0.18)' : 'none'}
        stroke="#ffe45c"
        strokeWidth={look === 'good' ? 4 : 2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
