/**
 * The path and query that a request asks for, which may name scheme and host before them (RFC 9112, 3.2.2); whatever is
 * no such address stays as it is.
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}
