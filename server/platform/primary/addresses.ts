const PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s
const ATTRIBUTES = 'target_session_attrs'

/**
 * The address of each server that an address with several hosts names, as libpq writes them:
 * `postgresql://user:password@one:5432,two:5432/database?target_session_attrs=read-write`. What it says of the session
 * is left out: of several, the primary is searched.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? []
  if (hosts === '') return [url]
  return hosts.split(',').map((host) => withoutAttributes(`${before}${host}${after}`))
}

/** The session attributes of an address; undefined where it has none. */
export function attributesOf(url: string): string | undefined {
  const query = url.split('?')[1] ?? ''
  return new URLSearchParams(query).get(ATTRIBUTES) ?? undefined
}

/** The host and port of a server, without its password. */
export function hostOf(address: string): string {
  const { hostname, port } = new URL(address)
  return `${hostname}:${port || 5432}`
}

function withoutAttributes(address: string): string {
  if (attributesOf(address) === undefined) return address
  const url = new URL(address)
  url.searchParams.delete(ATTRIBUTES)
  return url.href
}
