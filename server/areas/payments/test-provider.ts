import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import type { Config } from '#server/config.ts'
import { keyFor } from '#server/platform/sealing.ts'
import type { PaymentNews, PaymentProvider } from './provider.ts'

/** The name of the provider that comes with the product. */
export const TEST_PROVIDER = 'uji'

const name = z.string().regex(/^[\x21-\x7e]{1,100}$/)
// days that the database knows, wherever it is
const time = z.iso.datetime().refine((at) => at >= '2020' && at < '9999-12-31')

const message = z.object({
  id: name,
  type: z.enum(['va.paid', 'va.expired']),
  reference: z.uuid(),
  at: time,
  payment: z.object({ id: name, amount: z.string().regex(/^\d{1,13}\.\d{2}$/) }).nullable(),
})
type Message = z.infer<typeof message>

/** A provider for demos: it issues numbers of no bank, and reports them paid on request [PAY-3]. */
export function testProvider(config: Config): PaymentProvider {
  return {
    name: TEST_PROVIDER,
    open: async ({ reference }) => ({ bank: 'Bank Uji', number: numberOf(reference) }),
    read: (delivery, now) => {
      prove(secretOf(config), delivery, now)
      return newsOf(delivery.body)
    },
  }
}

/** A delivery of this provider: the bytes, and the headers that prove them. */
export function testDelivery(config: Config, delivered: Message, now: Date) {
  const body = Buffer.from(JSON.stringify(delivered))
  return { body, headers: signed(secretOf(config), body, now) }
}

function newsOf(body: Buffer): PaymentNews {
  const { data: delivered } = message.safeParse(parsed(body))
  if (!delivered || (delivered.type === 'va.paid') !== (delivered.payment !== null))
    throw new Refusal('webhook_unreadable')
  if (delivered.payment && Number(delivered.payment.amount) <= 0) throw new Refusal('webhook_unreadable')
  return {
    eventId: delivered.id,
    accountId: delivered.reference,
    happenedAt: new Date(delivered.at),
    payment: delivered.payment,
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function secretOf(config: Config): Buffer {
  return keyFor(config, 'payment provider for tests')
}

/** Sixteen digits that follow from the reference, so that asking again gives the same. */
function numberOf(reference: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 16)}`) % 10n ** 12n
  return `8808${String(digits).padStart(12, '0')}`
}

/** The headers that a signed message has. */
const TIME_HEADER = 'x-payment-time'
const SIGNATURE_HEADER = 'x-payment-signature'

// clocks differ and networks are slow; what is older may be somebody who repeats what was heard
const LONGEST_AWAY_SECONDS = 5 * 60

/** The headers that prove who sent these bytes, and when. */
function signed(secret: Buffer, body: Buffer, at: Date): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000))
  return { [TIME_HEADER]: time, [SIGNATURE_HEADER]: signatureOf(secret, time, body).toString('hex') }
}

/**
 * Proves that these bytes were sent by who knows the secret, and not long ago.
 * @throws Refusal webhook_forged | webhook_late
 */
function prove(
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
