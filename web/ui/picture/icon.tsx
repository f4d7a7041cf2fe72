import { cx } from '../cx.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

interface IconProps {
  name: IconName
  /** Width and height in CSS pixels, 20 unless told. */
  size?: number
  /** Fills the drawing too: a star that is set, a heart that is kept. */
  filled?: boolean
  /** Named only when the icon stands alone; otherwise the words beside it say it. */
  label?: string
  /** Turns the drawing round where reading runs right to left (arrows, chevrons). */
  mirrored?: boolean
  className?: string
}

/** A line drawing in the colour of the text around it. */
export function Icon({ name, size = 20, filled, label, mirrored, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', mirrored && 'rtl:-scale-x-100', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
