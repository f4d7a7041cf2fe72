import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'

/** The archives that this process sends, by person: each is much work, and may take long. */
const underWay = new Set<string>()

/**
 * Begins an archive unless one of the person is still being sent.
 * @throws Refusal too_often
 */
export async function oneAtATime({ userId }: Member, begin: () => Promise<FileAnswer>): Promise<FileAnswer> {
  if (underWay.has(userId)) throw new Refusal('too_often', { retryAfterSeconds: 10 })
  underWay.add(userId)
  try {
    const answer = await begin()
    answer.content.once('close', () => underWay.delete(userId))
    return answer
  } catch (error) {
    underWay.delete(userId)
    throw error
  }
}
