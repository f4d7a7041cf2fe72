import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '#domain/call.ts'
import { Refusal } from '#domain/refusal.ts'
import { hashSecret } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { networkOf } from '#server/platform/network.ts'
import { countHits, ofNetwork } from '#server/platform/rate-limit.ts'
import { findMailStop, saveNoMail } from './queries-stops.ts'

/** Where mail programs post to by themselves (List-Unsubscribe, RFC 8058). */
export const STOP_PATH = '/berhenti-email/langsung'

// enough for the mail program of a whole office
const LIMIT: RateLimit = { max: 60, seconds: 60 }

/**
 * Stops mail of all kinds to the recipient of the link; notifications in the app stay [REG-3].
 * @throws Refusal mail_stop_unknown: it is older than half a year, or not one of ours
 */
export async function stopMails(deps: Deps, token: string): Promise<void> {
  await deps.db.transaction().execute((tx) => stopIn(tx, token))
}

async function stopIn(tx: Tx, token: string): Promise<void> {
  const userId = await findMailStop(tx, hashSecret(token))
  if (!userId) throw new Refusal('mail_stop_unknown', { field: 'token' })
  await saveNoMail(tx, userId)
}

/** POST STOP_PATH?token=...: the one press of a mail program, which sends a form and shows nothing of the answer. */
export function mountMailStop(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    // what the form says is known
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume().on('end', () => parsed(null))
    })
    scope.post<{ Querystring: { token?: unknown } }>(STOP_PATH, async (request) => {
      await countHits(deps, ofNetwork(STOP_PATH, networkOf(request.ip), LIMIT))
      const { token } = request.query
      if (typeof token !== 'string') throw new Refusal('mail_stop_unknown')
      await stopMails(deps, token)
      return { status: 'success' }
    })
    done()
  })
}
