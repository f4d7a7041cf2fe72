/** A proposal that awaits review by a second person. */
export interface Proposal {
  /** The proposer; null: none of the reviewers. */
  proposedBy: string | null
  proposedAt: Date
}

/** Who looks, and since when they may. */
export interface SecondPerson {
  userId: string
  since?: Date | undefined
}

/**
 * Why somebody is not independent of what was proposed, or null: neither its proposer is, nor anybody who joined later,
 * so that no member invites a second self to review.
 */
export function notIndependent(
  { proposedBy, proposedAt }: Proposal,
  { userId, since }: SecondPerson,
  words: { own: string; later: string },
): string | null {
  if (proposedBy === userId) return words.own
  return since && since <= proposedAt ? null : words.later
}
