import { cx } from '../cx.ts'

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
