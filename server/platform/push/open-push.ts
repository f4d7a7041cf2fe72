import { ECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import webPush from 'web-push'
import type { Config } from '#server/config.ts'
import { storedOnce } from '#server/platform/stored-once.ts'
import type { Pusher, PushOutcome } from './push.ts'

// a service that is well answers within one
const PATIENCE_MS = 8_000
// no such browser any more, or one that takes messages by other keys of ours: it registers anew with its next page
const GONE = [401, 403, 404, 410]

/** Sends by the standard Web Push: each message encrypted for its browser, signed with this server's keys [PUSH-2]. */
export function openPush(
  config: Pick<Config, 'pushKeys' | 'pushServices' | 'pushTestService' | 'dataDir' | 'mailFrom'>,
): Pusher {
  const { publicKey, privateKey } = config.pushKeys ?? storedPushKeys(config.dataDir)
  const vapidDetails = { subject: `mailto:${config.mailFrom}`, publicKey, privateKey }
  const services = { hosts: config.pushServices, test: config.pushTestService }
  const accepts = (endpoint: string) => isPushAddress(endpoint, services)
  return {
    serverKey: publicKey,
    accepts,
    async send({ endpoint, publicKey: p256dh, secret: auth }, message, { ttlSeconds }) {
      if (!accepts(endpoint) || !isPoint(p256dh)) return 'gone'
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails,
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
      })
      return outcomeOf(await post(details, endpoint.startsWith(`${services.test}/`)))
    },
  }
}

/** Whether a key is a point of the curve, so that a message can be encrypted for it; a browser's always is. */
function isPoint(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** @throws Error for a service that is busy or has a fault of its own */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (GONE.includes(status)) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  return 'refused'
}

/** Posts without following any redirect, and reads nothing of the answer but its status. */
function post({ endpoint, method, headers, body }: webPush.RequestDetails, isTest: boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const sent = request(endpoint, { method, headers, signal, ...(!isTest && { lookup: lookupPublic }) }, (answer) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
  // the address is a secret of the browser's: it stays out of the log
  sent.on('error', (error) => reject(new Error(`the push service did not answer: ${codeOf(error)}`)))
  sent.end(body)
  return promise
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name
}

/** The pair by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The keys in DATA_DIR/push-keys.json, made at the first start: with others, browsers would have to register anew. */
function storedPushKeys(dataDir: string): PushKeys {
  const keys = storedOnce(dataDir, 'push-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(keys) as PushKeys // written above
}

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
  // what is not in 2000::/3 is not allocated in the open internet, also where no range of its own is known
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GLOBAL_IPV6))
}
