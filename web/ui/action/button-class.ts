import { cx } from '../cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger'
/** Heights of 38, 40 and 48 px; at least 44 px for touch. */
export type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  className?: string
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonLook = {}): string {
  return cx(base, variants[variant], sizes[size], block && 'w-full', className)
}

const base =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border font-semibold no-underline transition-colors pointer-coarse:min-h-11 aria-disabled:not-aria-busy:border-transparent aria-disabled:not-aria-busy:bg-line/70 aria-disabled:not-aria-busy:text-mute aria-busy:cursor-progress disabled:border-transparent disabled:bg-line/70 disabled:text-mute'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-white hover:bg-primary-hover active:bg-primary-hover',
  secondary: 'border-primary-line bg-paper text-primary hover:bg-primary-wash active:bg-primary-tint',
  accent: 'border-transparent bg-amber-tint text-amber-ink hover:bg-amber-tint-hover active:bg-amber-tint-hover',
  ghost: 'border-transparent text-ink-soft hover:bg-ink/5 active:bg-ink/8',
  danger: 'border-transparent bg-danger text-white hover:bg-danger-hover active:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9.5 px-3 text-sm',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-5.5 text-base',
}
