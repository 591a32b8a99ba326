import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'large'
  readonly block?: boolean
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border-[1.5px] text-center font-[650] leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:text-ink-soft'

const VARIANTS = {
  primary:
    'border-transparent bg-pen text-on-pen hover:bg-pen-strong hover:text-on-pen disabled:border-rule disabled:bg-inset',
  secondary:
    'border-rule-strong bg-sheet text-pen hover:border-pen hover:bg-pen-wash hover:text-pen-strong disabled:border-rule disabled:bg-inset',
  quiet: 'border-transparent text-pen hover:bg-pen-wash hover:text-pen-strong disabled:bg-transparent',
  danger: 'border-red bg-sheet text-red hover:bg-red-wash hover:text-red',
} as const

const SIZES = {
  normal: 'min-h-11 py-2 text-[0.97rem]',
  large: 'min-h-[54px] px-6.5 py-3 text-[1.06rem]',
} as const

/** Classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'normal', block = false }: Look = {}): string {
  const side = size === 'large' ? '' : variant === 'quiet' ? 'px-3' : 'px-4.5'
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${side} ${block ? 'w-full' : ''}`
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is running: the button says so and cannot be pressed again. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

export function Button({ variant, size, block, busy = false, icon, children, className, ...rest }: ButtonProps) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look)} ${className ?? ''}`}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busy ? <LoaderCircle className="icon spin" /> : icon}
      {children}
    </button>
  )
}
