/** The page that proves a paper by the code on it. */
export function proofPath(code: string): string {
  return `/bukti/${code}`
}

/** The code as it stands on the paper, however it was typed: 'abcd efgh' is 'ABCD-EFGH'. */
export function readPaperCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
