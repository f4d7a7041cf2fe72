import { protectedPaths } from '#domain/protected-paths.ts'

/** The address of the current page; normalised, because server and browser encode a space differently (+ or %20). */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search).toString()
  return params ? `${pathname}?${params}` : pathname
}

/** Characters of a page to return to; of a longer one the path alone, since a page of cards repeats it many times. */
const LONGEST_RETURN_PATH = 512

/** '/masuk' with the page to return to, and why one is there if the session has ended [ROLE-1, ROUTE-3, SESS-2]. */
export function signInPath(returnPath: string, why?: 'session over'): string {
  const path = returning('/masuk', returnPath)
  return why ? `${path}${path.includes('?') ? '&' : '?'}sesi=berakhir` : path
}

/** Whether /masuk was reached because the session has ended. */
export function isAfterSession(search: URLSearchParams): boolean {
  return search.get('sesi') === 'berakhir'
}

/** '/daftar', or '/daftar-promo', with the page to return to [ROUTE-11]. */
export function registerPath(returnPath: string, how?: 'with promo'): string {
  return returning(how ? '/daftar-promo' : '/daftar', returnPath)
}

/** Where administrators finish signing in [ADM-1]. */
export const SECOND_STEP_PATH = '/masuk/langkah-kedua'

/** That page, with the one to go on to. */
export function secondStepPath(returnPath: string): string {
  return returning(SECOND_STEP_PATH, returnPath)
}

function returning(path: string, returnPath: string): string {
  const shortened =
    returnPath.length > LONGEST_RETURN_PATH
      ? returnPath.replace(/\?.*$/s, '').slice(0, LONGEST_RETURN_PATH)
      : returnPath
  return shortened === '/' ? path : `${path}?lanjut=${encodeURIComponent(shortened)}`
}

// any site: what leads to another one than this does not begin with a path of it
const SITE = 'http://site'

/** The page to go to after signing in: a path of this site, as headers may carry it; otherwise the home page. */
export function landingPath(returnPath: string | null): string {
  if (!returnPath?.startsWith('/') || !URL.canParse(returnPath, SITE)) return '/'
  const { origin, pathname, search, hash } = new URL(returnPath, SITE)
  // '//' begins another site's address once it stands alone
  if (origin !== SITE || pathname.startsWith('//') || /^\/(masuk|daftar)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}

/** The start page after signing in without a requested page: the member's own centre, for a buyer the home page. */
export function startPath(landing: string, kind: 'buyer' | 'seller' | 'platform' | undefined): string {
  if (landing !== '/' || !kind) return landing
  return starts[kind]
}

const starts = { buyer: '/', seller: '/pusat-seller', platform: '/admin' } as const

const PROTECTED = new RegExp(`^/(${protectedPaths.join('|')})(/|$)`)

/**
 * Pages for signed-in users, and all paths below them, existing or not, so that visitors see no difference [ROUTE-3].
 */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname)
}
