const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
// what a link or a program would take for a secret
const SECRET = /[\w-]{32,}/g
const LONGEST = 300

/** The fault in a line that administrators may read: no e-mail address, no token [ADM-7]. */
export function withoutAddresses(fault: string): string {
  const line = fault.replace(/\s+/g, ' ').trim()
  const plain = line.replace(EMAIL, '…@…').replace(SECRET, '…')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
