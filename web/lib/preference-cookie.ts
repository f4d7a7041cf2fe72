import { LEFT } from '#domain/accounts/left.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'

/** A preference in a cookie, so that the server's first paint follows it too. */
export interface PreferenceCookie {
  /** The cookie's name, in Indonesian like everything on the wire. */
  name: string
  /** The value once the choice is made; without the cookie the default holds. */
  value: string
  seconds: number
}

export function savePreference({ name, value, seconds }: PreferenceCookie): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on pages served without TLS
  document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${seconds}`
}

/** Back to the usual. */
export function clearPreference({ name }: PreferenceCookie): void {
  savePreference({ name, value: '', seconds: 0 })
}

/** Whether this request's browser has made the choice. */
export function isChosen({ name, value }: Pick<PreferenceCookie, 'name' | 'value'>, request: Request): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.includes(`${name}=${value}`)
}

/** Which of these values of a cookie this request's browser has chosen; undefined where it holds to the usual. */
export function chosenAmong<Value extends string>(
  name: string,
  values: readonly Value[],
  request: Request,
): Value | undefined {
  return values.find((value) => isChosen({ name, value }, request))
}

/** Lets the session that this browser's cookie may still carry open nothing, whether or not the server hears of it [SESS-4]. */
export function markLeft(): void {
  savePreference({ ...LEFT, seconds: SESSION_MAX_MS / 1000 })
}

/** Whether it is so, and the server has not heard of it yet. */
export function isMarkedLeft(): boolean {
  return document.cookie.split(/;\s*/).includes(`${LEFT.name}=${LEFT.value}`)
}
