import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { runAfterResponse } from './route.ts'

it('lets a stop wait for what follows answers, and nothing else', async () => {
  const app = Fastify()
  const afterResponse = runAfterResponse(app)
  const events: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  app.get('/', async () => {
    afterResponse(() => promise.then(() => events.push('counted')))
    return 'answer'
  })

  expect((await app.inject('/')).body).toBe('answer')
  const closed = app.close().then(() => events.push('closed'))
  setImmediate(resolve)
  await closed

  expect(events).toEqual(['counted', 'closed'])
})

it('logs what fails, and leaves the answer as it is', async () => {
  const app = Fastify()
  const afterResponse = runAfterResponse(app)
  const warn = vi.spyOn(app.log, 'warn')
  app.get('/', async () => {
    afterResponse(() => {
      throw new Error('at once')
    })
    afterResponse(() => Promise.reject(new Error('later')))
    return 'answer'
  })

  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()

  const logged = warn.mock.calls.map(([details]) => (details as unknown as { err: Error }).err.message)
  expect(logged).toEqual(['at once', 'later'])
})
