import { Camera, FileUp, FolderOpen, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { LETTER_FILE_TYPES, MOST_UPLOAD_BYTES } from '#reading/accepted-files.ts'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type ChosenPage, replacePicture, standsAlone } from './chosen-pages.ts'
import { megabytes, totalBytes } from './letter-form.ts'
import { canLookThroughCamera } from './camera/use-camera.ts'
import { redrawnPhoto } from './photo.ts'
import { Shot } from './Shot.tsx'

interface LetterPagesProps {
  readonly pages: readonly ChosenPage[]
  /** Files picked, photographed or dropped; `instead` names the page they replace. */
  readonly onFiles: (files: readonly File[], instead?: string) => void
}

const CameraDialog = lazy(async () => ({ default: (await import('./camera/CameraDialog.tsx')).CameraDialog }))
const CropDialog = lazy(async () => ({ default: (await import('./camera/CropDialog.tsx')).CropDialog }))

/** The letter itself: two large buttons on a phone, a place to drop it on a desk, and the pages added so far. */
export function LetterPages({ pages, onFiles }: LetterPagesProps) {
  const camera = useRef<HTMLInputElement>(null)
  const browse = useRef<HTMLInputElement>(null)
  const retaken = useRef<string | undefined>(undefined)
  const drop = useDropzone({ onDropAccepted: files => onFiles(files), noClick: true, noKeyboard: true })
  const [aims, setAims] = useState(false)
  const [cut, setCut] = useState<{ readonly photo: File; readonly pageId: string | undefined }>()
  const take = (instead?: string) => {
    retaken.current = instead
    if (canLookThroughCamera()) setAims(true)
    else camera.current?.click()
  }
  /** A new photo is a page even before its edges are looked at: closing keeps it whole. */
  const keep = (photo: File) => {
    if (cut?.pageId) void replacePicture(cut.pageId, photo)
    else onFiles([photo], retaken.current)
    setCut(undefined)
  }
  const crop = async ({ id, file, turns }: ChosenPage) =>
    setCut({ photo: turns === 0 ? file : await redrawnPhoto(file, { turns, ...FINE }), pageId: id })
  const picked = (list: FileList | null, instead?: string) => {
    if (list && list.length > 0) onFiles([...list], instead)
  }
  const alone = pages.find(standsAlone)
  const bytes = totalBytes(pages.map(page => page.file))
  const most = megabytes(MOST_UPLOAD_BYTES)
  return (
    <section aria-labelledby="letter-head">
      <h2 id="letter-head" className="h-sans mb-4">
        {t('Your letter')}
      </h2>
      <div
        {...drop.getRootProps({
          className: `rounded-lg border-2 border-dashed p-5 text-center sm:p-9 ${drop.isDragActive ? 'border-pen bg-pen-wash' : 'border-rule-strong bg-sheet'}`,
        })}
      >
        <FileUp className="mx-auto hidden size-10 text-pen md:block" strokeWidth={1.4} aria-hidden="true" />
        <h3 className="mt-3 hidden md:block">{t('Drop the letter here')}</h3>
        <p className="text-sm text-ink-soft">
          {t('JPG, PNG, PDF, or an email (.eml). 10 MB in all. Many pages are fine.')}
        </p>
        <div className="mt-4 grid justify-center gap-3 sm:mt-5 sm:flex">
          <Button variant="primary" size="large" icon={<Camera className="icon" />} onClick={() => take()}>
            {t('Take Photo')}
          </Button>
          <Button size="large" icon={<FolderOpen className="icon" />} onClick={() => browse.current?.click()}>
            {t('Browse Files')}
          </Button>
        </div>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('Take a photo of your letter')}
          onChange={event => {
            picked(event.target.files, retaken.current)
            event.target.value = ''
          }}
        />
        <input
          ref={browse}
          type="file"
          multiple
          accept={[...LETTER_FILE_TYPES, '.heic', '.heif', '.eml'].join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label={t('Choose the pages of your letter')}
          onChange={event => {
            picked(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      {pages.length > 0 && (
        <>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-[650]" role="status">
              {alone
                ? alone.kind === 'mail'
                  ? t('Email added')
                  : t('PDF added')
                : pages.length === 1
                  ? t('1 page added')
                  : t('{pages} pages added', { pages: pages.length })}{' '}
              <span className="font-normal text-ink-soft">
                {bytes <= MOST_UPLOAD_BYTES
                  ? t('{bytes} of {most}', { bytes: megabytes(bytes), most })
                  : t('{bytes}, made smaller before sending', { bytes: megabytes(bytes) })}
              </span>
            </p>
            {pages.length > 1 && (
              <p className="hidden text-sm text-ink-soft md:block">{t('Drag to change the order')}</p>
            )}
          </div>
          <ol
            className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-4"
            aria-label={t('Pages of your letter')}
          >
            {pages.map((page, index) => (
              <Shot
                key={page.id}
                page={page}
                index={index}
                count={pages.length}
                onRetake={() => take(page.id)}
                onCrop={() => void crop(page)}
              />
            ))}
            {!alone && (
              <li className="grid">
                <button
                  type="button"
                  className="min-h-20 rounded-md border-[1.5px] border-dashed border-rule-strong font-[650] text-pen hover:border-pen hover:bg-pen-wash"
                  onClick={() => browse.current?.click()}
                >
                  <Plus className="icon" /> {t('Add a page')}
                </button>
              </li>
            )}
          </ol>
        </>
      )}
      <Suspense>
        {aims && (
          <CameraDialog
            onPhoto={photo => {
              setAims(false)
              setCut({ photo, pageId: undefined })
            }}
            onOwnCamera={() => {
              setAims(false)
              camera.current?.click()
            }}
            onClose={() => setAims(false)}
          />
        )}
        {cut && (
          <CropDialog
            photo={cut.photo}
            onDone={keep}
            onClose={() => (cut.pageId ? setCut(undefined) : keep(cut.photo))}
          />
        )}
      </Suspense>
    </section>
  )
}

const FINE = { longestSide: 4000, quality: 0.95 } as const
