import ipaddr from 'ipaddr.js'

/**
 * What tells one caller from another wherever calls or failures are counted: the IPv4 address, or the /64 of an IPv6
 * one, since whoever holds one address of that kind holds 2^64 of them and changes between them. What is no address is
 * its own network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
}
