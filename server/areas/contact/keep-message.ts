import { MOST } from '#domain/limits.ts'
import type { Deps } from '#server/deps.ts'
import { perDay, takeHit } from '#server/platform/rate-limit.ts'
import { type Asked, insertMessage } from './queries.ts'

/**
 * Keeps a question to the platform. Whoever asks goes on in WhatsApp: more than a day's room for questions are not kept,
 * and nobody is told [ADM-5, WA-1].
 */
export async function keepMessage(deps: Deps, asked: Asked): Promise<void> {
  const { hits } = await takeHit(deps, 'contact messages', perDay(MOST.contactMessagesADay))
  if (hits <= MOST.contactMessagesADay) await insertMessage(deps.db, asked, deps.now())
}
