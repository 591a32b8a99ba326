import { type RefObject, useEffect, useState } from 'react'
import { LOOKED_SIDE, findPage } from './find-page.ts'
import { adviceFor, type Aim } from './advice.ts'
import { jpegOf, drawn, greyOf } from '#web/upload/photo.ts'
import { judgePhoto } from '#web/upload/photo-quality.ts'

const LOOK_EVERY_MS = 350
const ROUGH_SIDE = 640

export type CameraState = 'starting' | 'on' | 'refused'

/** Whether this browser has a camera that can be looked through. Where not, the phone's own camera app takes the photo. */
export function canLookThroughCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function' && matchMedia('(pointer: coarse)').matches
}

/** Shows what the camera sees in a video, as long as the component is there. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isHere = true
    const start = async () => {
      try {
        const wish = { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } }
        stream = await navigator.mediaDevices.getUserMedia({ video: wish, audio: false })
        if (!isHere || !video.current) return stop(stream)
        video.current.srcObject = stream
        await video.current.play()
        if (isHere) setState('on')
      } catch {
        if (isHere) setState('refused')
      }
    }
    void start()
    return () => {
      isHere = false
      if (stream) stop(stream)
    }
  }, [video])
  return state
}

export interface Aiming {
  readonly corners: Aim['corners']
  readonly advice: ReturnType<typeof adviceFor>
}

/** What is seen of the letter, a few times a second. Undefined until the first look. */
export function useAim(video: RefObject<HTMLVideoElement | null>, isOn: boolean): Aiming | undefined {
  const [aiming, setAiming] = useState<Aiming>()
  useEffect(() => {
    if (!isOn) return
    let before: Uint8ClampedArray | Uint8Array | undefined
    let isHere = true
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const frame = video.current && video.current.videoWidth > 0 && (await createImageBitmap(video.current))
      if (frame) {
        const small = greyOf(frame, LOOKED_SIDE)
        const corners = findPage(small)
        const moved = before ? changeBetween(before, small.pixels) : 0
        before = small.pixels
        const rough = judgePhoto(greyOf(frame, ROUGH_SIDE))
        const aim = { corners, moved, ratio: frame.width / frame.height }
        const advice =
          adviceFor({ ...aim, quality: { ...rough, blurred: false } }) ??
          adviceFor({ ...aim, quality: judgePhoto(greyOf(frame)) }) // sharpness takes longest: once all else is well
        frame.close()
        if (isHere) setAiming({ corners, advice })
      }
      if (isHere) timer = setTimeout(() => void look().catch(() => {}), LOOK_EVERY_MS)
    }
    look().catch(() => {}) // a look that failed: the button takes the photo without it
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [video, isOn])
  return aiming
}

/** The picture as the camera sees it now, as large as it gives it; undefined where the browser cannot. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
  try {
    // a photo is larger and sharper than a picture of the video; not every browser takes one
    const photo = track && 'ImageCapture' in window && (await new ImageCapture(track).takePhoto())
    if (photo) return new File([photo], name, { type: photo.type })
  } catch {
    // the picture of the video then
  }
  const context = drawn(video.videoWidth, video.videoHeight)
  context.drawImage(video, 0, 0)
  return jpegOf(context.canvas, name, 0.92)
}

function changeBetween(before: ArrayLike<number>, now: ArrayLike<number>): number {
  if (before.length !== now.length) return 0
  let sum = 0
  for (let at = 0; at < now.length; at += 7) sum += Math.abs(now[at]! - before[at]!)
  return sum / (now.length / 7)
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
