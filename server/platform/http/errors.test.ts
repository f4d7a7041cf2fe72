import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerErrors } from './errors.ts'

/** The answer to a call that throws this error. */
async function answerTo(error: Error) {
  const app = Fastify()
  answerErrors(app)
  app.get('/call', () => {
    throw error
  })
  const response = await app.inject('/call')
  return { status: response.statusCode, headers: response.headers, body: response.json(), text: response.body }
}

const fromPostgres = (code: string) =>
  Object.assign(new Error('canceling statement: select * from product_prices'), { code, severity: 'ERROR' })

describe('an error', () => {
  it.each([
    ['57014', 'a statement that took too long'],
    ['40P01', 'a deadlock'],
    ['55P03', 'a lock that is not available'],
    ['57P03', 'a database that does not take connections yet'],
    ['53300', 'too many connections'],
    ['08006', 'a connection that failed'],
    ['ENOTFOUND', 'a server whose name is not known at the moment'],
  ])('of PostgreSQL, %s (%s), is answered 503 with a sentence, to be tried again [API-2]', async (code) => {
    const { status, headers, body } = await answerTo(fromPostgres(code))
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('1')
    expect(body).toEqual({
      status: 'error',
      status_detail: { status_message: 'Layanan belum siap. Silakan coba lagi.', code: 'not_ready' },
    })
  })

  it.each([
    ['of PostgreSQL', fromPostgres('23505')],
    ['of the code', new TypeError("Cannot read properties of undefined (reading 'product_prices')")],
  ])('%s that nobody expected is answered 500 without detail [API-2]', async (_, error) => {
    const { status, body, text } = await answerTo(error)
    expect(status).toBe(500)
    expect(body.status_detail.code).toBe('internal')
    expect(body.status_detail.status_message).toMatch(
      /^Terjadi kesalahan pada sistem\. Silakan coba lagi \(kode .+\)\.$/,
    )
    expect(text).not.toMatch(/product_prices|select|stack|Error:|23505/)
  })
})
