import { useState } from 'react'

interface Asked<About> {
  about: About
  open: boolean
  /** How often it was asked: as a key, it makes a form begin anew each time. */
  turn: number
}

/** What a dialog was opened for last, which it still shows while it closes; undefined until then. */
export function useAsked<About>(): {
  asked: Asked<About> | undefined
  ask: (about: About) => void
  close: () => void
} {
  const [asked, setAsked] = useState<Asked<About>>()
  return {
    asked,
    ask: (about) => setAsked((before) => ({ about, open: true, turn: (before?.turn ?? 0) + 1 })),
    close: () => setAsked((before) => before && { ...before, open: false }),
  }
}
