import { cx } from '../cx.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  /** A picture instead of the initials. */
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg'
  /** People are round, companies square. */
  square?: boolean
  className?: string
}

/** The picture or the initials of someone whose name is beside it. */
export function Avatar({ name, src, size = 'md', square, className }: AvatarProps) {
  const shape = cx(
    'inline-grid shrink-0 place-items-center overflow-hidden',
    square ? 'rounded-field' : 'rounded-full',
    sizes[size],
  )
  if (src) return <img src={src} alt="" className={cx(shape, 'object-cover', className)} />
  return (
    <span aria-hidden className={cx(shape, 'bg-primary-tint font-bold text-primary', className)}>
      {initials(name)}
    </span>
  )
}

const sizes = { sm: 'size-8 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-xl' }
