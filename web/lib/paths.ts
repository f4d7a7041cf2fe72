/** The address of the current page; normalised, because server and browser encode a space differently (+ or %20). */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search).toString()
  return asked ? `${pathname}?${asked}` : pathname
}

/** '/masuk' with the page to return to [ROLE-1, ROUTE-3]. */
export function signInPath(wanted: string): string {
  return wanted === '/' ? '/masuk' : `/masuk?lanjut=${encodeURIComponent(wanted)}`
}

/** '/daftar' with the page to return to [ROUTE-11]. */
export function registerPath(wanted: string): string {
  return wanted === '/' ? '/daftar' : `/daftar?lanjut=${encodeURIComponent(wanted)}`
}

/** The page to go to after signing in: a path of this site, otherwise the home page. */
export function landingPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\u0000-\u001f]/.test(wanted)) return '/'
  if (/^\/(masuk|daftar)(\/|\?|$)/.test(wanted)) return '/'
  return wanted
}

const PROTECTED = /^\/(transaksi|akun|keranjang|checkout|faq|loyalty-poin|pusat-seller|admin)(\/|$)/

/** Pages for signed-in users only; also below them, existing or not, so that visitors cannot tell [ROUTE-3]. */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname)
}
