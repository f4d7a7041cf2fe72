import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { FilesLost } from '../files/file-store.ts'
import { fieldFor } from './field-names.ts'
import { isCall } from './same-origin.ts'

/** Sets nosniff on every answer, and no-store on those of the API. */
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
  const { sentence, ...detail } = answerFor(error, request, reply)
  return reply.send(failure(sentence, detail))
}

/** The answer of a call that fails. */
export function failure(sentence: string, detail: object) {
  return { status: 'error', status_detail: { status_message: sentence, ...detail } }
}

/** Answers an error by a page of one sentence, which needs neither the router nor the database. */
export function answerInOneSentence(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const { sentence } = answerFor(error, request, reply)
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
 * @returns the body of the answer
 */
function answerFor(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
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
// deadlock, lock not available, disk full, read-only; no connection; the network: refused, reset, or unknown host
const NOT_NOW = new Set([
  ...['57P03', '53300', '57P01', '57P02', '57014', '40P01', '55P03', '53100', '25006'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
// pg gives these no code: no connection or no answer within the limit, and queries on an abandoned connection
const NO_DATABASE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client .* is not queryable/

function isOverload(error: { code?: string; message: string }): boolean {
  return (error.code !== undefined && NOT_NOW.has(error.code)) || NO_DATABASE.test(error.message)
}

/** The policy of such a page: it loads nothing, and has its looks in itself. */
export const SENTENCE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A whole page that says one sentence, in the looks of the house, which needs nothing beside itself. */
export function pageOfSentence(status: number, sentence: string): string {
  const text = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Sentra Bahan</title><style>${styles}</style>`,
    `<header><a href="/">${mark}Sentra Bahan</a></header><main><p class="mark">${status}</p><h1>${text}</h1>`,
    ofAddress.has(status) ? search : '',
    // the same address, as it was requested
    `<p>${status === 503 ? '<a class="to" href="">Coba lagi</a>' : ''}<a class="to" href="/produk">Buka daftar produk</a><a class="to" href="/">Ke beranda</a></p></main></html>`,
  ].join('')
}

// the address was wrong, and the site is well
const ofAddress: ReadonlySet<number> = new Set([400, 404, 414, 431])

const mark =
  '<svg viewBox="0 0 34 34" width="32" height="32" aria-hidden="true"><path d="M17 2l13 7.5v15L17 32 4 24.5v-15z" fill="#0e6b5e"/><path d="M17 9l7 4v8l-7 4-7-4v-8z" fill="none" stroke="#fff" stroke-width="2.4"/></svg>'

const search =
  '<p class="help">Cari yang Anda butuhkan, atau mulai dari salah satu halaman ini.</p><form action="/produk"><input type="search" name="keyword" aria-label="Cari yang Anda butuhkan" placeholder="Nama bahan, CAS, atau kode E"><button class="to">Cari</button></form>'

const styles = [
  'body{margin:0;background:#f6f7f4;color:#10231f;font:15px/1.5 "Plus Jakarta Sans",system-ui,sans-serif}',
  'header{background:#fff;border-bottom:1px solid #e1e6e2;padding:14px 24px}a{color:#0e6b5e;text-decoration:none}',
  'header a{display:inline-flex;gap:10px;align-items:center;color:inherit;font-size:19px;font-weight:700}',
  'main{max-width:33rem;margin:14vh auto;padding:0 24px}h1{margin:0 0 16px;font-size:30px;line-height:1.25}',
  '.mark{color:#0e6b5e;font-size:14px;font-weight:600}.help{color:#5b6b66}form{display:flex;gap:8px}',
  'input{flex:1;min-width:0;height:44px;padding:0 14px;border:1px solid #82918b;border-radius:10px;font:inherit;box-sizing:border-box}',
  '.to{display:inline-block;margin:8px 12px 0 0;padding:9px 18px;border:1px solid #0e6b5e;border-radius:10px;font:inherit;font-weight:600;background:#fff;color:#0e6b5e}',
  'form .to{margin:0}p .to:first-child{background:#0e6b5e;color:#fff}',
].join('')
