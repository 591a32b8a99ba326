import {
  ArrowLeft,
  ArrowRight,
  CircleCheck,
  Crop,
  FileText,
  Info,
  RefreshCw,
  RotateCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'
import { type ChosenPage, movePage, removePage, standsAlone, turnPage } from './chosen-pages.ts'
import { sayQuality } from './photo-quality.ts'

interface ShotProps {
  readonly page: ChosenPage
  readonly index: number
  readonly count: number
  readonly onRetake: () => void
  readonly onCrop: () => void
}

/** One chosen page: what it looks like, whether it can be read, and what can be done with it. */
export function Shot({ page, index, count, onRetake, onCrop }: ShotProps) {
  const fault = page.quality && sayQuality(page.quality)
  const name = page.kind === 'pdf' ? 'PDF' : page.kind === 'mail' ? t('Email') : t('Page {page}', { page: index + 1 })
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-md border bg-sheet ${fault ? 'border-[1.5px] border-amber' : 'border-rule'}`}
      draggable={count > 1}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, page.id)}
      onDragOver={event => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={event => {
        const dragged = event.dataTransfer.getData(DRAGGED)
        if (!dragged) return
        event.preventDefault()
        event.stopPropagation()
        movePage(dragged, index)
      }}
    >
      <div className="relative grid h-52 place-items-center overflow-hidden bg-[#6d6458]">
        <span className="absolute top-2.5 left-2.5 z-10 rounded-full bg-sheet px-2.5 py-0.5 text-xs font-[650]">
          {name}
        </span>
        {page.preview ? (
          <img
            src={page.preview}
            alt={t('{name} of your letter', { name })}
            className="absolute inset-0 size-full object-contain"
            style={{ transform: `rotate(${page.turns * 90}deg)` }}
          />
        ) : (
          <span className="grid w-40 justify-items-center gap-2 rounded-page bg-white p-4 text-center text-xs text-[#17202b]">
            <FileText className="icon size-8" strokeWidth={1.4} />
            <span className="line-clamp-2 break-all">{page.file.name}</span>
          </span>
        )}
      </div>
      <Remark page={page} fault={fault} />
      <div
        className={`mt-auto grid gap-px border-t border-rule bg-rule ${count > 1 ? 'grid-cols-3' : 'auto-cols-fr grid-flow-col'}`}
      >
        {count > 1 && (
          <>
            <Tool
              label={t('Move {name} earlier', { name })}
              icon={<ArrowLeft className="icon" />}
              off={index === 0}
              onPress={() => movePage(page.id, index - 1)}
            >
              {t('Earlier')}
            </Tool>
            <Tool
              label={t('Move {name} later', { name })}
              icon={<ArrowRight className="icon" />}
              off={index === count - 1}
              onPress={() => movePage(page.id, index + 1)}
            >
              {t('Later')}
            </Tool>
          </>
        )}
        {page.preview && (
          <Tool
            label={t('Rotate {name}', { name })}
            icon={<RotateCw className="icon" />}
            onPress={() => turnPage(page.id)}
          >
            {t('Rotate')}
          </Tool>
        )}
        {page.preview && (
          <Tool label={t('Crop {name}', { name })} icon={<Crop className="icon" />} onPress={onCrop}>
            {t('Crop')}
          </Tool>
        )}
        {!standsAlone(page) && (
          <Tool
            label={t('Retake {name}', { name })}
            icon={<RefreshCw className="icon" />}
            hot={fault !== undefined}
            onPress={onRetake}
          >
            {t('Retake')}
          </Tool>
        )}
        <Tool
          label={t('Remove {name}', { name })}
          icon={<Trash2 className="icon" />}
          onPress={() => removePage(page.id)}
        >
          {t('Remove')}
        </Tool>
      </div>
    </li>
  )
}

const DRAGGED = 'application/x-writeback-page'

function Remark({ page, fault }: { readonly page: ChosenPage; readonly fault: string | undefined }) {
  const [look, Icon, words] = fault
    ? (['text-amber', TriangleAlert, fault] as const)
    : page.quality
      ? (['text-green', CircleCheck, t('Looks clear')] as const)
      : (['text-ink-soft', Info, plainRemark(page)] as const)
  return (
    <p
      role={fault ? 'status' : undefined}
      className={`flex gap-2 px-3 py-2.5 text-[0.88rem] leading-snug font-[550] ${look}`}
    >
      <Icon className="icon mt-px" />
      <span>{words}</span>
    </p>
  )
}

function plainRemark({ kind, pdfPages }: ChosenPage): string {
  if (kind === 'mail') return t('Ready')
  if (kind === 'pdf')
    return pdfPages ? (pdfPages === 1 ? t('1 page') : t('{pages} pages', { pages: pdfPages })) : t('Ready')
  if (kind === 'heic') return t('iPhone photo. This browser cannot show it, but we can read it.')
  return t('This browser could not open the picture. It may be damaged.')
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly children: string
  readonly off?: boolean
  readonly hot?: boolean
  readonly onPress: () => void
}

function Tool({ label, icon, children, off = false, hot = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={off}
      className={`grid min-h-12 content-center justify-items-center text-xs font-semibold hover:bg-pen-wash disabled:text-rule-strong disabled:hover:bg-transparent ${hot ? 'bg-amber-wash text-amber' : 'bg-sheet text-pen'}`}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  )
}
