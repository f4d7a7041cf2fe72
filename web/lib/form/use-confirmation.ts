import { useState } from 'react'

/**
 * A question about a thing, with the thing as shown when the question was opened: the answer applies to that, not to
 * what appears behind the dialog meanwhile [ORDER-4, NEGO-14].
 */
export function useConfirmation<Question extends string, Thing>(shown: Thing) {
  const [snapshot, setState] = useState<{ question: Question | null; thing: Thing }>({ question: null, thing: shown })
  return {
    /** The open question. */
    asking: snapshot.question,
    /** As it was when the question was opened; it stays while the dialog fades out. */
    snapshot: snapshot.thing,
    ask: (question: Question) => setState({ question, thing: shown }),
    close: () => setState({ ...snapshot, question: null }),
  }
}
