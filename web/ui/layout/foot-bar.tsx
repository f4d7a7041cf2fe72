import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface Props {
  /** 'page': the end of a long form; 'card': a card of its own above the page. */
  appearance: 'page' | 'card'
  className?: string
  children: ReactNode
}

const appearances = {
  page: 'bg-page md:mx-0 md:px-0',
  card: 'mt-4 bg-paper shadow-float sm:mx-0 sm:rounded-card sm:border',
}

/** The bar with a long page's submit button, always in sight; messages at the page's foot stand above it. */
export function FootBar({ appearance, className, children }: Props) {
  return (
    <div
      className={cx('sticky bottom-0 z-10 -mx-4 border-t border-line px-4 py-3', appearances[appearance], className)}
    >
      <style>{'body { --foot-bar: 4.25rem }'}</style>
      {children}
    </div>
  )
}
