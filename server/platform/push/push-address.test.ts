import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isPushAddress, lookupPublic } from './open-push.ts'

const { pushServices: hosts } = readConfig({})
const known = { hosts, test: undefined }

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('sends to %s [PUSH-2]', (endpoint) => {
  expect(isPushAddress(endpoint, known)).toBe(true)
})

it('sends to the services that the setting names [PUSH-2]', () => {
  expect(isPushAddress('https://push.example/abc', { hosts: ['push.example'], test: undefined })).toBe(true)
  expect(isPushAddress('https://fcm.googleapis.com/abc', { hosts: ['push.example'], test: undefined })).toBe(false)
})

it.each([
  'https://push.example/abc',
  'https://8.8.8.8/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://notify.windows.com.example/abc',
  'https://xnotify.windows.com/abc',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:password@fcm.googleapis.com/abc',
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
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('never sends to %s [PUSH-2]', (endpoint) => {
  expect(isPushAddress(endpoint, known)).toBe(false)
})

it('sends to the service of a test, and to nothing beside it', () => {
  expect(isPushAddress('http://127.0.0.1:4381/abc', { hosts, test: 'http://127.0.0.1:4381' })).toBe(true)
  expect(isPushAddress('http://127.0.0.1:4382/abc', { hosts, test: 'http://127.0.0.1:4381' })).toBe(false)
})

it('connects to no name that leads into a private network, whatever it was when it was registered [PUSH-2]', async () => {
  const resolved = await new Promise<string>((resolve) =>
    lookupPublic('localhost', {}, (error, address) => resolve(error?.message ?? String(address))),
  )

  expect(resolved).toBe('localhost is not in the open internet')
})
