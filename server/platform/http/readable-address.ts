/**
 * The address with a path that can be decoded: where an escape is broken all of them are taken literally, so that a mistyped
 * page is one that is not there [ROUTE-4]. A call's is left to be refused.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (path.startsWith('/api/') || isDecodable(path)) return address
  return path.replaceAll('%', '%25') + address.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
