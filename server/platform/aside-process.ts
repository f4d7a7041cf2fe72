import { Refusal, type RefusalCode, type RefusalDetails } from '#domain/refusal.ts'

/** The outcome of a piece of work: a refusal is no error, and would lose its kind on the way. */
export type Answered<Done> =
  | { done: Done }
  | { refused: { code: RefusalCode; details: RefusalDetails } }
  | { fault: Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code'> }

// Does the work of one function, piece by piece, for the process that has started it, and ends with that one.

const [, , href = '', name = ''] = process.argv
const module = import(href)

process.on('message', async (input) => process.send?.(await answerTo(input)))
process.on('disconnect', () => process.exit())
// sent to all processes of a terminal or a service; the one that answers ends what is done for it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

async function answerTo(input: unknown): Promise<Answered<unknown>> {
  try {
    return { done: await (await module)[name](input) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } }
    const { name, message, stack, code } = error as NodeJS.ErrnoException // nothing else is thrown
    return { fault: { name, message, stack, code } }
  }
}
