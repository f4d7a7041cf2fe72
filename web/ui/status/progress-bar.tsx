interface ProgressBarProps {
  /** The label for screen readers. */
  label: string
  /** 0 to 1. */
  value: number
  className?: string
}

/** How much of something is done. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = Math.round(value * 100)
  return (
    <div className={className}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-primary-tint"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
