import { Camera, FileUp, FolderOpen, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { LETTER_FILE_TYPES, MOST_UPLOAD_BYTES } from '#reading/accepted-files.ts'
import { Button } from '#web/ui/Button.tsx'
import { type ChosenPage, standsAlone } from './chosen-pages.ts'
import { megabytes, totalBytes } from './letter-form.ts'
import { Shot } from './Shot.tsx'

interface LetterPagesProps {
  readonly pages: readonly ChosenPage[]
  /** Files picked, photographed or dropped; `instead` names the page they replace. */
  readonly onFiles: (files: readonly File[], instead?: string) => void
}

/** The letter itself: two large buttons on a phone, a place to drop it on a desk, and the pages added so far. */
export function LetterPages({ pages, onFiles }: LetterPagesProps) {
  const camera = useRef<HTMLInputElement>(null)
  const browse = useRef<HTMLInputElement>(null)
  const retaken = useRef<string | undefined>(undefined)
  const drop = useDropzone({ onDropAccepted: files => onFiles(files), noClick: true, noKeyboard: true })
  const take = (instead?: string) => {
    retaken.current = instead
    camera.current?.click()
  }
  const picked = (list: FileList | null, instead?: string) => {
    if (list && list.length > 0) onFiles([...list], instead)
  }
  const alone = pages.find(standsAlone)
  const bytes = totalBytes(pages.map(page => page.file))
  const most = megabytes(MOST_UPLOAD_BYTES)
  return (
    <section aria-labelledby="letter-head">
      <h2 id="letter-head" className="h-sans mb-4">
        Your letter
      </h2>
      <div
        {...drop.getRootProps({
          className: `rounded-lg border-2 border-dashed p-5 text-center sm:p-9 ${drop.isDragActive ? 'border-pen bg-pen-wash' : 'border-rule-strong bg-sheet'}`,
        })}
      >
        <FileUp className="mx-auto hidden size-10 text-pen md:block" strokeWidth={1.4} aria-hidden="true" />
        <h3 className="mt-3 hidden md:block">Drop the letter here</h3>
        <p className="text-sm text-ink-soft">JPG, PNG, PDF, or an email (.eml). 10 MB in all. Many pages are fine.</p>
        <div className="mt-4 grid justify-center gap-3 sm:mt-5 sm:flex">
          <Button variant="primary" size="large" icon={<Camera className="icon" />} onClick={() => take()}>
            Take Photo
          </Button>
          <Button size="large" icon={<FolderOpen className="icon" />} onClick={() => browse.current?.click()}>
            Browse Files
          </Button>
        </div>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          tabIndex={-1}
          aria-label="Take a photo of your letter"
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
          aria-label="Choose the pages of your letter"
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
                ? `${alone.kind === 'mail' ? 'Email' : 'PDF'} added`
                : pages.length === 1
                  ? '1 page added'
                  : `${pages.length} pages added`}{' '}
              <span className="font-normal text-ink-soft">
                {bytes <= MOST_UPLOAD_BYTES
                  ? `${megabytes(bytes)} of ${most}`
                  : `${megabytes(bytes)}, made smaller before sending`}
              </span>
            </p>
            {pages.length > 1 && <p className="hidden text-sm text-ink-soft md:block">Drag to change the order</p>}
          </div>
          <ol
            className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-4"
            aria-label="Pages of your letter"
          >
            {pages.map((page, index) => (
              <Shot key={page.id} page={page} index={index} count={pages.length} onRetake={() => take(page.id)} />
            ))}
            {!alone && (
              <li className="grid">
                <button
                  type="button"
                  className="min-h-20 rounded-md border-[1.5px] border-dashed border-rule-strong font-[650] text-pen hover:border-pen hover:bg-pen-wash"
                  onClick={() => browse.current?.click()}
                >
                  <Plus className="icon" /> Add a page
                </button>
              </li>
            )}
          </ol>
        </>
      )}
    </section>
  )
}
