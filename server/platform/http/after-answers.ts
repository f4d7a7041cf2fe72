import type { FastifyInstance } from 'fastify'

/** Begins work that no answer waits for. */
export type Afterwards = (work: () => Promise<unknown>) => void

/** Work that only a stop of the application waits for; what fails is logged, and never an answer's. */
export function afterAnswers(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (work) => {
    const done = run(work)
      .catch((error) => app.log.warn({ err: error }, 'what follows an answer failed'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}

// also what fails before it waits for anything
async function run(work: () => Promise<unknown>): Promise<void> {
  await work()
}
