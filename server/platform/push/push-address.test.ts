import { expect, it } from 'vitest'
import { isPushAddress, lookupPublic } from './push-address.ts'

it.each([
  'https://updates.push.services.example/wpush/v2/abc',
  'https://fcm.googleapis.example/fcm/send/abc:def',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1111]/abc',
])('sends to %s [PUSH-2]', (endpoint) => {
  expect(isPushAddress(endpoint, undefined)).toBe(true)
})

it.each([
  'http://updates.push.services.example/abc',
  'https://updates.push.services.example:8443/abc',
  'https://user:password@updates.push.services.example/abc',
  'https://localhost/abc',
  'https://db.internal/abc',
  'https://printer.local/abc',
  'https://intranet/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.0.0.5/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.5]/abc',
  'https://[fd00::1]/abc',
  'https://[::127.0.0.1]/abc',
  'https://[64:ff9b::a00:5]/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'abc',
  `https://updates.push.services.example/${'a'.repeat(1000)}`,
])('never sends to %s [PUSH-2]', (endpoint) => {
  expect(isPushAddress(endpoint, undefined)).toBe(false)
})

it('sends to the service of a test, and to nothing beside it', () => {
  expect(isPushAddress('http://127.0.0.1:4381/abc', 'http://127.0.0.1:4381')).toBe(true)
  expect(isPushAddress('http://127.0.0.1:4382/abc', 'http://127.0.0.1:4381')).toBe(false)
})

it('connects to no name that leads into a private network, whatever it was when it was registered [PUSH-2]', async () => {
  const resolved = await new Promise<string>((resolve) =>
    lookupPublic('localhost', {}, (error, address) => resolve(error?.message ?? String(address))),
  )

  expect(resolved).toBe('localhost is not in the open internet')
})
