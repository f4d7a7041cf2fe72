/** How long the link in a verification mail counts. */
export const LINK_MS = 3 * 24 * 60 * 60 * 1000
/** Before another one is sent. */
export const ANOTHER_LINK_MS = 60 * 1000

/** What a user has still to verify, in the words of the banner; '' when nothing [VERIF-1]. */
export function toVerify(emailVerified: boolean): string {
  return emailVerified ? '' : 'alamat e-mail'
}
