/** How long the link in a verification mail counts. */
export const LINK_MS = 3 * 24 * 60 * 60 * 1000
/** How long before another one may be requested. */
export const ANOTHER_LINK_MS = 60 * 1000

/** What a user has left to verify, as the banner says it; '' if nothing [VERIF-1]. */
export function toVerify(emailVerified: boolean): string {
  return emailVerified ? '' : 'alamat e-mail'
}
