import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { Act, Problem } from './use-act.ts'

/** The act once a question about what is sent was answered with yes; with no, nothing is sent and the form stays. */
export function askedFirst<const Path extends PlainPath>(
  act: Act<Path>,
  ask: (body: BodyOf<CallAt<Path>>) => Promise<boolean>,
): Act<Path> {
  return { ...act, send: async (body, reporting) => ((await ask(body)) ? act.send(body, reporting) : notSent) }
}

const notSent: Problem = {
  sentence: '',
  field: undefined,
  status: 0,
  code: 'not_sent',
  unanswered: false,
  movedOn: false,
}
