/** What waits for a second person to look at it. */
export interface Proposal {
  /** Who proposed it; null: nobody of those who look. */
  proposedBy: string | null
  proposedAt: Date
}

/** Who looks, and since when they may. */
export interface SecondPerson {
  userId: string
  since?: Date | undefined
}

/**
 * Why somebody is not independent of what was proposed, or null: whoever proposed it is not, nor is whoever came later, so
 * that nobody invites a second self to look.
 */
export function notIndependent(
  { proposedBy, proposedAt }: Proposal,
  { userId, since }: SecondPerson,
  words: { own: string; later: string },
): string | null {
  if (proposedBy === userId) return words.own
  return since && since <= proposedAt ? null : words.later
}
