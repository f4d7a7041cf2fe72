import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { FilesLost } from '../files/file-store.ts'
import { fieldFor } from './field-names.ts'
import { isCall } from './is-call.ts'
import { pageOfSentence, SENTENCE_POLICY } from './page-of-sentence.ts'

/** Marks every answer as what it says it is, and those of the API as nobody's to keep. */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (isCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** Answers an address that cannot even be decoded; Fastify asks for this before any hook. */
export function answerBadAddress(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  return request.url.startsWith('/api/')
    ? answerAsJson(error, request, reply)
    : answerInOneSentence(error, request, reply)
}

/** Answers every error of the API with a sentence, as JSON. */
export function answerErrors(app: FastifyInstance): void {
  const unknownAddress = () => {
    throw new Refusal('not_found')
  }
  app.setNotFoundHandler(unknownAddress)
  // otherwise the page renderer would answer these
  app.get('/api/*', unknownAddress)
  app.setErrorHandler(answerAsJson)
}

function answerAsJson(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const { sentence, ...detail } = told(error, request, reply)
  return reply.send(failure(sentence, detail))
}

/** What a call answers that fails. */
export function failure(sentence: string, detail: object) {
  return { status: 'error', status_detail: { status_message: sentence, ...detail } }
}

/** Answers an error by a page of one sentence, which needs neither the router nor the database. */
export function answerInOneSentence(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const { sentence } = told(error, request, reply)
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', SENTENCE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(pageOfSentence(reply.statusCode, sentence))
}

/** Answers the error of a file: in a tab of its own by a page, to a script as JSON. */
export function answerFileError(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  return request.headers['sec-fetch-mode'] === 'navigate'
    ? answerInOneSentence(error, request, reply)
    : answerAsJson(error, request, reply)
}

export type AnyError = FastifyError | FilesLost | Refusal

/**
 * Sets the status and headers of the answer to an error; a bug is logged once with its request id and not detailed.
 * @returns what the caller is told
 */
function told(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (!refusal) {
    request.log.error({ err: error }, 'request failed')
    reply.code(500)
    return { sentence: `Terjadi kesalahan pada sistem. Silakan coba lagi (kode ${request.id}).`, code: 'internal' }
  }
  const { status, sentence, code, field, retryAfterSeconds } = refusal
  if (status === 503) request.log.warn({ err: error }, 'not ready')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(status)
  return { sentence, code, ...(field !== undefined && { field: fieldFor(request, field) }) }
}

const RETRY_SECONDS = 1

function refusalOf(error: AnyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof FilesLost) return new Refusal('files_lost', { retryAfterSeconds: RETRY_SECONDS })
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.statusCode === 503) return new Refusal('not_ready', { retryAfterSeconds: RETRY_SECONDS })
  // a body that is not JSON, a wrong content type, a bad content length
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('malformed')
  if (isOverload(error)) return new Refusal('not_ready', { retryAfterSeconds: RETRY_SECONDS })
  return undefined
}

// PostgreSQL: cannot connect now, too many connections, shutdown by an administrator or after a crash, statement timeout,
// deadlock, lock not available, disk full, read-only; no connection; the network: nobody there, gone, or not known
const NOT_NOW = new Set([
  ...['57P03', '53300', '57P01', '57P02', '57014', '40P01', '55P03', '53100', '25006'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
// pg gives these no code: no connection or no answer within the limit, and what is asked on a connection given up
const NO_DATABASE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .* is not queryable/

function isOverload(error: { code?: string; message: string }): boolean {
  return (error.code !== undefined && NOT_NOW.has(error.code)) || NO_DATABASE.test(error.message)
}
