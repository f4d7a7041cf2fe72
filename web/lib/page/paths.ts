import { protectedPaths } from '#domain/protected-paths.ts'

/** The address of the current page; normalised, because server and browser encode a space differently (+ or %20). */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search).toString()
  return asked ? `${pathname}?${asked}` : pathname
}

/** Characters of a page to return to; of a longer one the path alone, since a page of cards repeats it many times. */
const LONGEST_WANTED = 512

/** '/masuk' with the page to return to, and why one is there if the session has ended [ROLE-1, ROUTE-3, SESS-2]. */
export function signInPath(wanted: string, why?: 'session over'): string {
  const path = returning('/masuk', wanted)
  return why ? `${path}${path.includes('?') ? '&' : '?'}sesi=berakhir` : path
}

/** Whether /masuk was reached because the session has ended. */
export function isAfterSession(search: URLSearchParams): boolean {
  return search.get('sesi') === 'berakhir'
}

/** '/daftar', or '/daftar-promo', with the page to return to [ROUTE-11]. */
export function registerPath(wanted: string, how?: 'with promo'): string {
  return returning(how ? '/daftar-promo' : '/daftar', wanted)
}

/** Where administrators finish signing in [ADM-1]. */
export const SECOND_STEP_PATH = '/masuk/langkah-kedua'

/** That page, with the one to go on to. */
export function secondStepPath(wanted: string): string {
  return returning(SECOND_STEP_PATH, wanted)
}

function returning(path: string, wanted: string): string {
  const kept = wanted.length > LONGEST_WANTED ? wanted.replace(/\?.*$/s, '').slice(0, LONGEST_WANTED) : wanted
  return kept === '/' ? path : `${path}?lanjut=${encodeURIComponent(kept)}`
}

// any site: what leads to another one than this does not begin with a path of it
const SITE = 'http://site'

/** The page to go to after signing in: a path of this site, as headers may carry it; otherwise the home page. */
export function landingPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, SITE)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, SITE)
  // '//' begins another site's address once it stands alone
  if (origin !== SITE || pathname.startsWith('//') || /^\/(masuk|daftar)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}

/** Where somebody who has signed in begins, if they wanted no page: where they work, a buyer at the front page. */
export function startPath(landing: string, kind: 'buyer' | 'seller' | 'platform' | undefined): string {
  if (landing !== '/' || !kind) return landing
  return starts[kind]
}

const starts = { buyer: '/', seller: '/pusat-seller', platform: '/admin' } as const

const PROTECTED = new RegExp(`^/(${protectedPaths.join('|')})(/|$)`)

/** Pages for signed-in users only; also below them, existing or not, so that visitors cannot tell [ROUTE-3]. */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname)
}
