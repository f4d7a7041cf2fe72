import { expect, it } from 'vitest'
import { readPushToken } from './contract.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const endpoint = 'https://push.example/abc'

it('reads what a browser says of itself [PUSH-1]', () => {
  expect(readPushToken(JSON.stringify({ endpoint, expirationTime: null, keys }))).toEqual({
    endpoint,
    publicKey: keys.p256dh,
    secret: keys.auth,
  })
})

it.each([
  '',
  '0',
  'null',
  '{}',
  '{',
  JSON.stringify({ endpoint }),
  JSON.stringify({ endpoint: '', keys }),
  JSON.stringify({ endpoint: 7, keys }),
  JSON.stringify({ endpoint, keys: { ...keys, p256dh: 'A' } }),
  JSON.stringify({ endpoint, keys: { ...keys, p256dh: ` ${keys.p256dh}` } }),
  JSON.stringify({ endpoint, keys: { ...keys, auth: `${keys.auth}A` } }),
  JSON.stringify({ endpoint, keys: { ...keys, auth: `A${keys.auth}` } }),
])('reads nothing else: %s [PUSH-1]', (text) => {
  expect(readPushToken(text)).toBeNull()
})
