import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const LONGEST = 1000
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** The push services that messages may be sent to. */
export interface PushServices {
  /** Their hosts; one that begins with `*.` stands for every host below it. */
  hosts: readonly string[]
  /** The origin of a test's own service, which may be anywhere. */
  test: string | undefined
}

/**
 * Whether messages may be sent to an endpoint that a browser, or anybody, has named: by https, at the usual port, to a
 * known push service. Names are resolved only when it is sent to (`lookupPublic`).
 */
export function isPushAddress(endpoint: string, { hosts, test }: PushServices): boolean {
  const url = endpoint.length <= LONGEST ? URL.parse(endpoint) : null
  if (!url || url.username || url.password) return false
  if (test !== undefined && url.origin === test) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}

/** Resolves a name for a connection; one that leads into a private network leads nowhere. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new Error(`${host} is not in the open internet`), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/** Neither private, nor this machine, nor any other range of its own. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  // what is not in 2000::/3 is nobody's in the open internet, also where no range of its own is known
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GLOBAL_IPV6))
}
