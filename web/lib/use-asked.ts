import { useState } from 'react'

/**
 * A question about a thing, with the thing as it was shown when the question was opened: what may be shown behind the
 * open dialog meanwhile is not what is answered [ORDER-4, NEGO-14].
 */
export function useAsked<Question extends string, Thing>(shown: Thing) {
  const [asked, setAsked] = useState<{ question: Question | null; thing: Thing }>({ question: null, thing: shown })
  return {
    /** The open question. */
    asking: asked.question,
    /** As it was when the question was opened; it stays while the dialog fades away. */
    asked: asked.thing,
    ask: (question: Question) => setAsked({ question, thing: shown }),
    close: () => setAsked({ ...asked, question: null }),
  }
}
