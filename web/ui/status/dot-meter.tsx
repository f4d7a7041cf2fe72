import { cx } from '../cx.ts'

interface DotMeterProps {
  total: number
  /** How many are left; they come first. */
  filled: number
  /** The meaning of the dots, in words. */
  label: string
  className?: string
}

/** A few dots of which some are left: tries, steps. */
export function DotMeter({ total, filled, label, className }: DotMeterProps) {
  return (
    <span role="img" aria-label={label} className={cx('inline-flex items-center gap-1', className)}>
      {Array.from({ length: total }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
        <span key={dot} className={cx('size-2.25 rounded-full', dot < filled ? 'bg-amber' : 'bg-amber-line')} />
      ))}
    </span>
  )
}
