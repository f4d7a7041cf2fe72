import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { withAmounts } from '../text/with-amounts.tsx'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** Below the label: a change, a comparison. */
  note?: ReactNode
  tone?: 'attention' | 'danger' | 'success'
  /** Without its card. */
  bare?: boolean
  className?: string
}

/** One key figure. */
export function Stat({ label, value, note, tone, bare, className }: StatProps) {
  return (
    <div className={cx('num', !bare && 'rounded-card border border-line bg-paper px-4.5 py-4', className)}>
      <p className={cx('text-2xl font-bold', tone && tones[tone])}>{withAmounts(value)}</p>
      <p className="mt-0.5 text-sm text-mute">{label}</p>
      {note && <p className="mt-1 text-xs text-mute">{withAmounts(note)}</p>}
    </div>
  )
}

const tones = { attention: 'text-amber-ink', danger: 'text-danger', success: 'text-success' }
