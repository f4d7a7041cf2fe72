import { MOST } from '#domain/limits.ts'
import type { Deps } from '#server/deps.ts'
import { ofNetwork, perDay, takeHit } from '#server/platform/rate-limit.ts'
import { type Asked, insertMessage } from './queries.ts'

/** Who asks: the network, from networkOf, and the person where somebody has signed in. */
export interface Asker {
  network: string
  userId: string | undefined
}

/**
 * Keeps a question to the platform. Whoever asks goes on in WhatsApp: more than a day's room for questions, of a network, of
 * a person or of everybody together, are not kept, and nobody is told [ADM-5, WA-1].
 */
export async function keepMessage(deps: Deps, asked: Asked, { network, userId }: Asker): Promise<void> {
  const bounds = [
    ...ofNetwork('contact messages', network, perDay(MOST.contactMessagesOfNetworkADay)),
    ...(userId === undefined
      ? []
      : [{ key: `contact messages\n${userId}`, limit: perDay(MOST.contactMessagesOfPersonADay) }]),
    // last: who is over the own bound takes nothing from everybody's
    { key: 'contact messages', limit: perDay(MOST.contactMessagesADay) },
  ]
  for (const { key, limit } of bounds) {
    const { hits } = await takeHit(deps, key, limit)
    if (hits > limit.max) return
  }
  await insertMessage(deps.db, asked, deps.now())
}
