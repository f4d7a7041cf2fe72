/** How long the link in an invitation's mail works. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

export interface Invitation {
  expiresAt: Date
  acceptedAt: Date | null
  cancelledAt: Date | null
}

/** Whether it can still be accepted: not accepted before, in time, and not taken back [REG-3]. */
export function isOpen(invitation: Invitation, now: Date): boolean {
  return !invitation.acceptedAt && !invitation.cancelledAt && now < invitation.expiresAt
}
