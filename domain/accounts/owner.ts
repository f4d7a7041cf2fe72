/**
 * Whose something in a browser is: a person's, acting for a company. What waits, what was seen and what is pushed there is
 * nobody else's, also not the same person's for another company [SESS-4].
 */
export function ownerOf(userId: string, companyId: string): string {
  return `${userId} ${companyId}`
}
