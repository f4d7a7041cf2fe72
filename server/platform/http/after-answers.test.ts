import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { afterAnswers } from './route.ts'

it('lets a stop wait for what follows answers, and nothing else', async () => {
  const app = Fastify()
  const afterwards = afterAnswers(app)
  const steps: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  app.get('/', async () => {
    afterwards(() => promise.then(() => steps.push('counted')))
    return 'answer'
  })

  expect((await app.inject('/')).body).toBe('answer')
  const closed = app.close().then(() => steps.push('closed'))
  setImmediate(resolve)
  await closed

  expect(steps).toEqual(['counted', 'closed'])
})

it('logs what fails, and leaves the answer as it is', async () => {
  const app = Fastify()
  const afterwards = afterAnswers(app)
  const warn = vi.spyOn(app.log, 'warn')
  app.get('/', async () => {
    afterwards(() => {
      throw new Error('at once')
    })
    afterwards(() => Promise.reject(new Error('later')))
    return 'answer'
  })

  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()

  const said = warn.mock.calls.map(([details]) => (details as unknown as { err: Error }).err.message)
  expect(said).toEqual(['at once', 'later'])
})
