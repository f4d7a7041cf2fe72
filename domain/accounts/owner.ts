/** Key that scopes browser storage and push subscriptions to one user acting for one company [SESS-4]. */
export function ownerOf(userId: string, companyId: string): string {
  return `${userId} ${companyId}`
}
