import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const LONGEST = 1000
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether messages may be sent to an endpoint that a browser, or anybody, has named: by https, at the usual port, to a
 * host of the open internet. Names are resolved only when it is sent to (`lookupPublic`).
 * @param testService the origin of a test's own push service, which may be anywhere
 */
export function isPushAddress(endpoint: string, testService: string | undefined): boolean {
  const url = endpoint.length <= LONGEST ? URL.parse(endpoint) : null
  if (!url || url.username || url.password) return false
  if (testService !== undefined && url.origin === testService) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) ? isPublic(host) : /\.[a-z][a-z0-9-]*$/i.test(host) && !/\.(local|localhost|internal)$/i.test(host)
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
