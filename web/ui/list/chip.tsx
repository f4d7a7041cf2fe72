import type { ReactNode } from 'react'

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
