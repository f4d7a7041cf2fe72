import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { checkHost } from './check-host.ts'
import { answerErrors } from './errors.ts'

async function statusFor(host: string) {
  const http = Fastify()
  answerErrors(http)
  checkHost(http)
  http.get('/healthz', async () => ({ status: 'success' }))
  return (await http.inject({ url: '/healthz', headers: { host } })).statusCode
}

it.each(['localhost:3000', 'bahan.example', 'BAHAN.example:443', '127.0.0.1', '[::1]:3000', 'xn--bhan-lqa.example'])(
  'takes the host %j',
  async (host) => expect(await statusFor(host)).toBe(200),
)

it.each([
  '[',
  'localhost:3000@evil.example',
  'localhost@evil.example',
  'localhost/evil',
  'evil.example?localhost',
  'a b',
  'localhost:99999',
  'bahan.example:',
  '[::g]',
])('refuses what is no host: %j [API-2]', async (host) => expect(await statusFor(host)).toBe(400))
