const NAME = 'verifikasi'

// no session lasts longer
const KEPT_SECONDS = 60 * 24 * 60 * 60

/** Remembers that the banner was closed, so that the server leaves it out of the first paint too [VERIF-1]. */
export function closeVerification(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on pages served without TLS
  document.cookie = `${NAME}=ditutup; path=/; samesite=lax; max-age=${KEPT_SECONDS}`
}

/** Signing in shows the banner again. */
export function reopenVerification(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  document.cookie = `${NAME}=; path=/; samesite=lax; max-age=0`
}

/** Whether this request's browser has closed the banner. */
export function isVerificationClosed(request: Request): boolean {
  return /(^|;\s*)verifikasi=ditutup(;|$)/.test(request.headers.get('cookie') ?? '')
}
