/** The class names of a main menu entry, link or button. */
export const navEntryClass =
  'inline-flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-3 font-medium text-ink-soft no-underline hover:bg-ink/5 hover:text-ink'
