import { cx } from '../cx.ts'

interface AvatarProps {
  name: string
  /** A picture instead of the initials. */
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
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
  // a company's logo is seen whole
  if (src) {
    const fit = square ? 'border border-line bg-paper object-contain' : 'object-cover'
    return <img src={src} alt="" className={cx(shape, fit, className)} />
  }
  return (
    <span aria-hidden className={cx(shape, 'bg-primary-tint font-bold text-primary', className)}>
      {initials(name)}
    </span>
  )
}

const sizes = { sm: 'size-8 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-xl', xl: 'size-20 text-2xl' }

const notPartOfTheName = new Set(['pt', 'cv', 'ud', 'tbk', 'pd', 'fa'])

/** Two letters for a person or a company: from the first two words of the name, ignoring the legal form. */
export function initials(name: string): string {
  const words = name.split(/[\s.,]+/).filter(Boolean)
  const telling = words.filter((word) => !notPartOfTheName.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  return [first, second]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
