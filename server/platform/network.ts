import ipaddr from 'ipaddr.js'

/**
 * Identifies a caller wherever calls or failures are counted: the IPv4 address, or the /64 of an IPv6 one, because its
 * holder can switch between 2^64 addresses. A port, as some proxies write it, tells no callers apart, and whatever is no
 * address is one caller: it could be made up anew for each request.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written)
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
}

/** '203.0.113.9' from '203.0.113.9:4711', '2001:db8::7' from '[2001:db8::7]:4711'. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address
}

/** Whether a caller is on this machine. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** Whether the host of an address, or of a `Host` header without its port, is this machine. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}
