import { useState } from 'react'

/** How far the link of a mail has come; `Done` is what its page says once it is done. */
export type LinkStage<Done extends object = object> =
  | { name: 'ask' }
  | ({ name: 'done' } & Done)
  | { name: 'refused'; sentence: string }

/** The stage of a link page; a link that lost its token is refused at once [REG-1, REG-3]. */
export function useLinkStage<Done extends object = object>(token: string, incomplete = 'Tautan tidak lengkap.') {
  const [stage, setStage] = useState<LinkStage<Done>>(
    token ? { name: 'ask' } : { name: 'refused', sentence: incomplete },
  )
  return {
    stage,
    finish: (done: Done) => setStage({ name: 'done', ...done }),
    /** @returns that the refusal is shown, as an act's `marks` wants it */
    refuse(sentence: string): true {
      setStage({ name: 'refused', sentence })
      return true
    },
  }
}
