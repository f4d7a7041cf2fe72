import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { answerUnreadable } from './answer-unreadable.ts'

/** The answer to these bytes, as they come over the wire. */
async function answerTo(sent: string): Promise<string> {
  const app = Fastify({ clientErrorHandler: answerUnreadable })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const ENVELOPE = '{"status":"error","status_detail":{"status_message":'

it('says on a page that an address is longer than any request may be [API-2]', async () => {
  const answer = await answerTo(requestFor(`/${'a'.repeat(20_000)}`))
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('text/html; charset=utf-8')
  expect(answer).toContain('Alamat ini, atau cookie yang dikirim bersamanya, terlalu panjang.')
})

it.each([
  ['a call whose address is too long', requestFor(`/api/${'a'.repeat(20_000)}`), 431, 'Alamat ini, atau cookie'],
  ['what is no request', 'bukan permintaan\r\n\r\n', 400, 'Data yang dikirim tidak sesuai.'],
])('tells %s so in the envelope of every call [API-2]', async (_, sent, status, sentence) => {
  const answer = await answerTo(sent)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain(`${ENVELOPE}"${sentence}`)
})
