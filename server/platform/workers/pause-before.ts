const FIRST_MS = 250
const LONGEST_MS = 30_000
/** A process that lived as long as this has not failed at its start. */
export const SETTLED_MS = 60_000

/**
 * How long to wait before a process is started in the place of one that ended by itself, in ms: each failure in a row
 * doubles it, so that what cannot run does not keep the machine busy [OPS-1].
 * @param inARow how many have ended without settling, this one included
 */
export function pauseBefore(inARow: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, inARow - 1))
}
