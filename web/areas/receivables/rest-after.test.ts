import { expect, it } from 'vitest'
import { restAfter } from './rest-after.ts'

it('says that the rest of a transfer waits for its confirmation, of anything else for its shipment [PAY-1]', () => {
  const unconfirmed = { state: 'awaiting_confirmation', paymentType: 'Transfer' } as const
  expect(restAfter(unconfirmed)).toBe('dikonfirmasi seller')
  expect(restAfter({ ...unconfirmed, state: 'awaiting_approval' })).toBe('dikonfirmasi seller')
  expect(restAfter({ ...unconfirmed, paymentType: 'Tempo 30 hari' })).toBe('dikirim')
  expect(restAfter({ ...unconfirmed, state: 'processing' })).toBe('dikirim')
})
