/** A place in the database's log: where a server has written to, or a replica has read to. */
export type Position = bigint

// the log's pages, and what each begins with: more in the first of a file
const PAGE = 8192n
const HEADERS = [24n, 40n]

/**
 * A position as the database reports it, in bytes. One at the end of a page is reported as the byte behind the header
 * of the next, where a replica that has read everything has not come to: both are the end of the page.
 */
export function positionOf(text: string): Position {
  const position = BigInt(text)
  const inPage = position % PAGE
  return HEADERS.includes(inPage) ? position - inPage : position
}
