import { randomUUID } from 'node:crypto'
import type { World } from '#test/world.ts'
import { testDelivery } from './test-provider.ts'

type DeliveredMessage = Parameters<typeof testDelivery>[1]

interface Sent {
  /** When it was signed; now by default. */
  at?: Date
  /** Takes the place of the bytes that were signed. */
  body?: string
  headers?: Record<string, string>
  provider?: string
}

/** A payment event of the test provider; every field can be overridden. */
export function paidNews(accountId: string, amount: string, more: Partial<DeliveredMessage> = {}): DeliveredMessage {
  return {
    id: randomUUID(),
    type: 'va.paid',
    reference: accountId,
    at: '2026-03-02T03:00:00.000Z',
    payment: { id: `bayar-${accountId}`, amount },
    ...more,
  }
}

/** Posts to the webhook as the test provider does. */
export async function deliver(
  world: World,
  delivered: DeliveredMessage,
  { at, body, headers, provider = 'uji' }: Sent = {},
) {
  const signed = testDelivery(world.deps.config, delivered, at ?? world.now())
  const answer = await world.http.inject({
    method: 'POST',
    url: `/api/webhook/pembayaran/${provider}`,
    headers: { 'content-type': 'application/json', ...signed.headers, ...headers },
    payload: body ?? signed.body,
  })
  const { data, status_detail: refusal } = answer.json()
  return { status: answer.statusCode, outcome: data?.hasil, code: refusal?.code }
}
