import { useState } from 'react'

interface DialogTarget<About> {
  about: About
  open: boolean
  /** How often it was asked: as a key, it makes a form begin anew each time. */
  openCount: number
}

/**
 * The last target of a dialog, which it still shows while it closes; undefined until then. A dialog that is
 * about nothing in particular needs only a `useState`, and a question in the middle of sending is asked by `useQuestion`.
 */
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

/**
 * Questions about the one thing that is shown, with the thing as it was when the question was opened: the answer applies to
 * that, not to what appears behind the dialog meanwhile [ORDER-4, NEGO-14].
 */
export function useConfirmation<Question extends string, Thing>(shown: Thing) {
  const { target, ask, close } = useDialogTarget<{ question: Question; thing: Thing }>()
  return {
    /** The open question. */
    asking: target?.open ? target.about.question : null,
    /** As it was when the question was opened; it stays while the dialog fades out. */
    snapshot: target?.about.thing ?? shown,
    ask: (question: Question) => ask({ question, thing: shown }),
    close,
  }
}
