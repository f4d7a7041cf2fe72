import { useState } from 'react'

/**
 * A question about a thing, with the thing as shown when the question was opened: the answer applies to that, not to
 * what appears behind the dialog meanwhile [ORDER-4, NEGO-14].
 */
export function useAsked<Question extends string, Thing>(shown: Thing) {
  const [asked, setAsked] = useState<{ question: Question | null; thing: Thing }>({ question: null, thing: shown })
  return {
    /** The open question. */
    asking: asked.question,
    /** As it was when the question was opened; it stays while the dialog fades out. */
    asked: asked.thing,
    ask: (question: Question) => setAsked({ question, thing: shown }),
    close: () => setAsked({ ...asked, question: null }),
  }
}
