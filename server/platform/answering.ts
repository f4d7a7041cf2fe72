import { parentPort } from 'node:worker_threads'
import { Refusal } from '#domain/refusal.ts'

/** What a thread hands over: what came of it, or why it was refused. */
export type Answered<Done> =
  | { done: Done }
  | { refused: Pick<Refusal, 'code' | 'field' | 'retryAfterSeconds' | 'sentence'> }

/** What a thread tells meanwhile: it looks at what it was given, or has read what came from outside. */
export type Told = 'begun' | 'read'

/** Tells whoever has given the work how far it is. */
export function tell(told: Told): void {
  parentPort?.postMessage(told)
}

/** What a thread answers with: a refusal is no error, and would lose its kind on the way. */
export async function answering<Done>(work: () => Promise<Done>): Promise<Answered<Done>> {
  tell('begun')
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, field, retryAfterSeconds, sentence } = error
    return { refused: { code, field, retryAfterSeconds, sentence } }
  }
}
