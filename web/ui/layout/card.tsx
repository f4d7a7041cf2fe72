import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType
  /** Padding of 20 px, 16 on a phone. */
  padded?: boolean
}

/** A sheet with a thin border. */
export function Card({ as: Root = 'div', padded, className, ...rest }: CardProps) {
  return <Root {...rest} className={cx(cardClass, padded && 'p-4 sm:p-5', className)} />
}

/** The heading of a card, with room for an action beside it. */
export function CardTitle({
  children,
  aside,
  className,
}: {
  children: ReactNode
  aside?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('mb-3 flex items-center justify-between gap-3', className)}>
      <h2 className="text-lg">{children}</h2>
      {aside && <div className="text-sm">{aside}</div>}
    </div>
  )
}

export const cardClass = 'rounded-card border border-line bg-paper'
