import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { checkHost } from './check-address.ts'
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

it.each([
  ['several hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example'],
  ['no path', 'GET * HTTP/1.1\r\nHost: localhost'],
])('refuses %s [API-2]', async (_what, head) => {
  const http = Fastify()
  onTestFinished(() => http.close())
  answerErrors(http)
  checkHost(http)
  http.get('/*', async ({ host, url }) => new URL(`http://${host}${url}`).href)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1') // it listens on a port

  socket.write(`${head}\r\nConnection: close\r\n\r\n`)

  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
})
