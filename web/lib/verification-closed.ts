import { clearPreference, isChosen, savePreference } from './preference-cookie.ts'

const closed = {
  name: 'verifikasi',
  value: 'ditutup',
  // no session lasts longer
  seconds: 60 * 24 * 60 * 60,
}

/** Remembers that the banner was closed, so that the server leaves it out of the first paint too [VERIF-1]. */
export function closeVerification(): void {
  savePreference(closed)
}

/** Signing in shows the banner again. */
export function reopenVerification(): void {
  clearPreference(closed)
}

/** Whether this request's browser has closed the banner. */
export function isVerificationClosed(request: Request): boolean {
  return isChosen(closed, request)
}
