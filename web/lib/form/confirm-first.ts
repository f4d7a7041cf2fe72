import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { Act, Problem } from './use-act.ts'

/**
 * Acts once a question about the body is confirmed, with what the confirmation adds to it; otherwise nothing is sent
 * and the form stays.
 */
export function confirmFirst<const Path extends PlainPath>(
  act: Act<Path>,
  ask: (body: BodyOf<CallAt<Path>>) => Promise<boolean | Partial<BodyOf<CallAt<Path>>>>,
): Act<Path> {
  return {
    ...act,
    send: async (body, reporting) => {
      const answer = await ask(body)
      if (answer === false) return notSent
      return act.send(answer === true ? body : Object.assign({}, body, answer), reporting)
    },
  }
}

const notSent: Problem = {
  sentence: '',
  field: undefined,
  status: 0,
  code: 'not_sent',
  unanswered: false,
  movedOn: false,
}
