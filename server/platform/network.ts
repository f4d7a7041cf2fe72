import ipaddr from 'ipaddr.js'

/**
 * Identifies a caller wherever calls or failures are counted: the IPv4 address, or the /64 of an IPv6 one, because its
 * holder can switch between 2^64 addresses. Anything that is not an address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
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
