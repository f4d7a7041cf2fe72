import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CountBadgeProps {
  count: number
  /** Larger counts are shown with a plus sign. */
  most?: number
  tone?: 'danger' | 'amber' | 'primary'
  className?: string
}

/** A small count: '9+' above 9, nothing at zero. What it counts must be named by the element it belongs to. */
export function CountBadge({ count, most = 9, tone = 'danger', className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span aria-hidden className={cx(countClass, countTones[tone], className)}>
      {countText(count, most)}
    </span>
  )
}

export type Tone = 'neutral' | 'primary' | 'success' | 'attention' | 'info' | 'danger'

interface StatusPillProps {
  tone?: Tone
  children: ReactNode
  className?: string
}

/** A state in one or two words. */
export function StatusPill({ tone = 'neutral', children, className }: StatusPillProps) {
  return <span className={cx(pillClass, pillTones[tone], className)}>{children}</span>
}

const countClass =
  'num inline-grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-[0.6875rem] font-bold leading-none'

const pillClass = 'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 text-xs font-semibold'

const countTones = {
  danger: 'bg-danger text-white',
  amber: 'bg-amber-tint text-amber-ink',
  primary: 'bg-primary text-white',
}

const pillTones: Record<Tone, string> = {
  neutral: 'bg-line/70 text-ink-soft',
  primary: 'bg-primary-tint text-primary',
  success: 'bg-success-tint text-success',
  attention: 'bg-amber-tint text-amber-ink',
  info: 'bg-info-tint text-info',
  danger: 'bg-danger-tint text-danger',
}

/** A count short enough for a badge: '9+' above nine. */
export function countText(count: number, most = 9): string {
  return count > most ? `${most}+` : String(count)
}
