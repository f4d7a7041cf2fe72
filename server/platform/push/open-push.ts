import { ECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { Config } from '#server/config.ts'
import type { Pusher, PushOutcome } from './push.ts'
import { isPushAddress, lookupPublic } from './push-address.ts'
import { keptPushKeys } from './push-keys.ts'

// a service that is well answers within one
const PATIENCE_MS = 8_000
// no such browser any more, or one that takes messages by other keys of ours: it registers anew with its next page
const GONE = [401, 403, 404, 410]

/** Sends by the standard Web Push: each message encrypted for its browser, signed with this server's keys [PUSH-2]. */
export function openPush(
  config: Pick<Config, 'pushKeys' | 'pushServices' | 'pushTestService' | 'dataDir' | 'mailFrom'>,
): Pusher {
  const { publicKey, privateKey } = config.pushKeys ?? keptPushKeys(config.dataDir)
  const vapidDetails = { subject: `mailto:${config.mailFrom}`, publicKey, privateKey }
  const services = { hosts: config.pushServices, test: config.pushTestService }
  const accepts = (endpoint: string) => isPushAddress(endpoint, services)
  return {
    serverKey: publicKey,
    accepts,
    async send({ endpoint, publicKey: p256dh, secret: auth }, message, { secondsKept }) {
      if (!accepts(endpoint) || !isPoint(p256dh)) return 'gone'
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails,
        TTL: secondsKept,
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
