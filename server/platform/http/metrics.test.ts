import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { answerErrors } from './errors.ts'
import { mountMetrics } from './metrics.ts'

const TOKEN = 'sixteen-characters'

function aServer(token: string | undefined) {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerErrors(app)
  mountMetrics(app, token)
  return (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
}

it.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `BEARER ${TOKEN}`])(
  'the metrics are told to %s',
  async (authorization) => {
    const answer = await aServer(TOKEN)(authorization)

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.body).toContain('http_request_duration_seconds')
  },
)

it.each([undefined, '', 'Bearer', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
  'the metrics are not there for %j',
  async (authorization) => {
    expect((await aServer(TOKEN)(authorization)).statusCode).toBe(404)
  },
)

it('the metrics are not there while no token is set', async () => {
  expect((await aServer(undefined)('Bearer undefined')).statusCode).toBe(404)
})
