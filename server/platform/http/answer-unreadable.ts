import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '#domain/refusal.ts'
import { failure, pageOfSentence, SENTENCE_POLICY } from './errors.ts'

/** Node's error for what it cannot make a request of, with what it read last. */
interface Unreadable {
  code: string
  rawPacket?: unknown
}

/** Answers what never became a request, in the words in which other refusals are answered, and closes the connection [API-2]. */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error))
  socket.destroySoon()
}

function answerTo({ code, rawPacket }: Unreadable): string {
  const { status, sentence, code: refused } = refusalOf(code)
  // people mistype addresses, and programs ask for other things; a long one comes in pieces, whose last says nothing of it
  const forScript = code !== 'HPE_HEADER_OVERFLOW' || /^\w+ \/api\//.test(String(rawPacket).slice(0, 20))
  const [type, body] = forScript
    ? ['application/json', JSON.stringify(failure(sentence, { code: refused }))]
    : ['text/html', pageOfSentence(status, sentence)]
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `content-type: ${type}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${SENTENCE_POLICY}`,
    'x-content-type-options: nosniff',
    `\r\n${body}`,
  ].join('\r\n')
}

function refusalOf(code: string): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_long')
  return new Refusal(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'malformed')
}
