import ipaddr from 'ipaddr.js'

/**
 * Identifies a caller wherever calls or failures are counted: the IPv4 address, or the /64 of an IPv6 one, because its
 * holder can switch between 2^64 addresses. A port, as some proxies write it, is ignored, and everything that is no
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

/** A network whose attempts are counted, with the factor by which it may make more than a single address. */
export interface CountedNetwork {
  network: string
  times: number
}

// providers hand out /64, /56 and /48: the holder of a wider one has up to 65,536 networks to guess from, but on mobile
// lines many customers share it
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
]

/** A network (networkOf) and the wider ones it lies in, all of which count its tries; the narrowest first [SESS-7]. */
export function networksAround(network: string): CountedNetwork[] {
  const own = { network, times: 1 }
  if (!network.endsWith('::/64')) return [own]
  const groups = network.slice(0, -'::/64'.length).split(':')
  const last = Number.parseInt(groups[3] ?? '0', 16)
  return [
    own,
    ...WIDER.map(({ bits, times }) => {
      const group = bits === 56 ? (last & 0xff00).toString(16) : '0'
      return { network: `${[...groups.slice(0, 3), group].join(':')}::/${bits}`, times }
    }),
  ]
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
