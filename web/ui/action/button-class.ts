import { cx } from '../cx.ts'

/** 'danger-quiet' leads to a question about what cannot be taken back, and 'danger' answers it. */
export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger' | 'danger-quiet'
/** Heights of 38, 40 and 48 px; at least 44 px for touch. */
export type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonAppearance {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  className?: string
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonAppearance = {}): string {
  return cx('button', variants[variant], sizes[size], block && 'w-full', className)
}

// in full, because Tailwind finds class names by reading the code
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  accent: 'button-accent',
  ghost: 'button-ghost',
  danger: 'button-danger',
  'danger-quiet': 'button-danger-quiet',
}

const sizes: Record<ButtonSize, string> = { sm: 'button-sm', md: 'button-md', lg: 'button-lg' }
