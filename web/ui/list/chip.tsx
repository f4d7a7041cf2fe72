import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A small coloured dot before a word; the colour is a class: 'bg-food'. */
export function Dot({ className }: { className: string }) {
  return <span aria-hidden className={`inline-block size-2 shrink-0 rounded-full ${className}`} />
}

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[5px] border border-b-2 border-line bg-paper px-1.5 font-sans text-[0.6875rem] font-semibold text-mute">
      {children}
    </kbd>
  )
}

/** The class names of a pill, also for links that look like tabs (each a page of its own). */
export function pillClass(current: boolean): string {
  return cx(
    'inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 text-sm font-semibold no-underline transition-colors pointer-coarse:h-11',
    current
      ? 'border-ink bg-ink text-white'
      : 'border-line bg-paper text-ink-soft hover:border-line-strong hover:text-ink',
  )
}

/** The class names of the row of pills; what they say to screen readers alone scrolls with them, for it is positioned. */
export const pillRowClass = 'scrollbar-none row-fade relative -mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1'
