import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'

/** The headers that a signed message has. */
const TIME_HEADER = 'x-payment-time'
const SIGNATURE_HEADER = 'x-payment-signature'

// clocks differ and networks are slow; what is older may be somebody who repeats what was heard
const LONGEST_AWAY_SECONDS = 5 * 60

/** The headers that prove who sent these bytes, and when. */
export function signed(secret: Buffer, body: Buffer, at: Date): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000))
  return { [TIME_HEADER]: time, [SIGNATURE_HEADER]: signatureOf(secret, time, body).toString('hex') }
}

/**
 * Proves that these bytes were sent by who knows the secret, and not long ago.
 * @throws Refusal webhook_forged | webhook_late
 */
export function prove(
  secret: Buffer,
  { headers, body }: { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer },
  now: Date,
): void {
  const [time, signature] = [headers[TIME_HEADER], headers[SIGNATURE_HEADER]]
  if (typeof time !== 'string' || typeof signature !== 'string') throw new Refusal('webhook_forged')
  if (!/^\d{1,12}$/.test(time) || !/^[\da-f]{64}$/i.test(signature)) throw new Refusal('webhook_forged')
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, time, body)))
    throw new Refusal('webhook_forged')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > LONGEST_AWAY_SECONDS) throw new Refusal('webhook_late')
}

/** HMAC-SHA256 over the time and the bytes, so that neither is believed without the other. */
function signatureOf(secret: Buffer, time: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}
