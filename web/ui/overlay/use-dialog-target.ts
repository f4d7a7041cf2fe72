import { useState } from 'react'

interface DialogTarget<About> {
  about: About
  open: boolean
  /** How often it was asked: as a key, it makes a form begin anew each time. */
  openCount: number
}

/** The last target of a dialog, which it still shows while it closes; undefined until then. */
export function useDialogTarget<About>(): {
  target: DialogTarget<About> | undefined
  ask: (about: About) => void
  close: () => void
} {
  const [target, setTarget] = useState<DialogTarget<About>>()
  return {
    target,
    ask: (about) => setTarget((before) => ({ about, open: true, openCount: (before?.openCount ?? 0) + 1 })),
    close: () => setTarget((before) => before && { ...before, open: false }),
  }
}
