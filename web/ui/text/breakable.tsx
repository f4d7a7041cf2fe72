import { Fragment, type ReactNode } from 'react'

/** A long word that may go on in the next line behind each '@' and '_', rather than anywhere. */
export function breakable(word: string): ReactNode {
  return word.split(/(?<=[@_])/).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word have nothing else to be told apart by
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ))
}
