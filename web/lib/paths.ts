/** The address of the page one is on: the server and the browser write its search differently (a space as + or %20). */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search).toString()
  return asked ? `${pathname}?${asked}` : pathname
}

/** '/masuk' carrying the page to return to [ROLE-1, ROUTE-3]. */
export function signInPath(wanted: string): string {
  return wanted === '/' ? '/masuk' : `/masuk?lanjut=${encodeURIComponent(wanted)}`
}

/** '/daftar' carrying the same [ROUTE-11]. */
export function registerPath(wanted: string): string {
  return wanted === '/' ? '/daftar' : `/daftar?lanjut=${encodeURIComponent(wanted)}`
}

/** The page to land on after signing in: only a path of this site, anything else is home. */
export function landingPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\u0000-\u001f]/.test(wanted)) return '/'
  if (/^\/(masuk|daftar)(\/|\?|$)/.test(wanted)) return '/'
  return wanted
}

const PROTECTED = /^\/(transaksi|akun|keranjang|checkout|faq|loyalty-poin|pusat-seller|admin)(\/|$)/

/** Pages for signed-in users only; also those that do not exist, so that a visitor cannot tell them apart [ROUTE-3]. */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname)
}
