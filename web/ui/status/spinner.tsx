import { cx } from '../cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SpinnerProps {
  size?: number
  /** For screen readers; omitted if the surroundings say it. */
  label?: string
  className?: string
}

/** A ring that turns while something is in progress; stands still with reduced motion. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <span className={cx('inline-flex shrink-0', className)} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" className="animate-spin" aria-hidden>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}

/**
 * A line along the top of the page that runs while the application starts and disappears about 300 ms later. It covers
 * nothing and needs no script, so the content below is painted at once [HOME-8].
 */
export function Preloader() {
  return (
    <div
      aria-hidden
      data-preloader
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.75 animate-preloader"
    >
      <div className="h-full origin-left animate-preloader-run bg-amber rtl:origin-right" />
    </div>
  )
}
