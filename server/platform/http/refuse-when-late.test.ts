import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { answerErrors } from './errors.ts'
import { refuseWhenLate } from './refuse-when-late.ts'

async function aServer(afterMs: number) {
  const http = Fastify()
  onTestFinished(() => http.close())
  answerErrors(http)
  refuseWhenLate(http, { afterMs, isUnderWay: ({ headers }) => headers['x-begun'] === 'yes' })
  for (const path of ['/api/anything', '/healthz', '/assets/*']) http.get(path, async () => ({ status: 'success' }))
  await http.ready()
  return http
}

/** Halts the loop again and again. */
async function lag() {
  for (let times = 0; times < 4; times++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await turn()
  }
}

it('refuses what is new while the process lags, with a time to come back [API-2]', async () => {
  const http = await aServer(100)
  await expect
    .poll(async () => {
      await lag()
      const answer = await http.inject('/api/anything')
      return [answer.statusCode, answer.headers['retry-after']]
    })
    .toEqual([503, '2'])
  expect((await http.inject({ url: '/api/anything', headers: { 'x-begun': 'yes' } })).statusCode).toBe(200)
  expect((await http.inject('/healthz')).statusCode).toBe(200)
  expect((await http.inject('/assets/frame.css')).statusCode).toBe(200)
})

it('serves again once it keeps up', async () => {
  const http = await aServer(100)
  await lag()
  await expect.poll(async () => (await http.inject('/api/anything')).statusCode).toBe(200)
})
