import type { FastifyError, FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { FilesLost } from '../files/file-store.ts'

/** Answers a refusal with its sentence; anything else is a bug, logged once with its request id and not detailed. */
export function answerErrors(app: FastifyInstance): void {
  const unknownAddress = () => {
    throw new Refusal('not_found')
  }
  app.setNotFoundHandler(unknownAddress)
  // otherwise the page renderer would answer these
  app.get('/api/*', unknownAddress)
  app.setErrorHandler((error: FastifyError | FilesLost | Refusal, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal) {
      if (refusal.status === 503) request.log.warn({ err: error }, 'not ready')
      if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
      return reply.code(refusal.status).send({
        status: 'error',
        status_detail: {
          status_message: refusal.sentence,
          code: refusal.code,
          ...(refusal.field === undefined ? {} : { field: refusal.field }),
        },
      })
    }
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({
      status: 'error',
      status_detail: {
        status_message: `Terjadi kesalahan pada sistem. Silakan coba lagi (kode ${request.id}).`,
        code: 'internal',
      },
    })
  })
}

const RETRY_SECONDS = 1

/** What the caller is told of an error that was expected; undefined for a bug. */
export function refusalOf(error: FastifyError | FilesLost | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof FilesLost) return new Refusal('files_lost', { retryAfterSeconds: RETRY_SECONDS })
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.statusCode === 503) return new Refusal('not_ready', { retryAfterSeconds: RETRY_SECONDS })
  // a body that is not JSON, a wrong content type, a bad content length
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('malformed')
  if (isOverload(error)) return new Refusal('not_ready', { retryAfterSeconds: RETRY_SECONDS })
  return undefined
}

// PostgreSQL: cannot connect now, too many connections, admin shutdown, statement timeout, deadlock, lock not
// available; pg: no connection within the time limit
const OVERLOAD = new Set(['57P03', '53300', '57P01', '57014', '40P01', '55P03', 'ECONNREFUSED', 'ECONNRESET'])

function isOverload(error: { code?: string; message: string }): boolean {
  if (error.code && OVERLOAD.has(error.code)) return true
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}
