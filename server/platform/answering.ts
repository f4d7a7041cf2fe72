import { Refusal, type RefusalCode, type RefusalDetails } from '#domain/refusal.ts'

/** What a thread hands over: what came of its work, or why it was refused. */
export type Answered<Done> = { done: Done } | { refused: { code: RefusalCode; details: RefusalDetails } }

/** What a thread answers with: a refusal is no error, and would lose its kind on the way. */
export async function answering<Done>(work: () => Done | Promise<Done>): Promise<Answered<Done>> {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, details: error.details } }
  }
}
