import Fastify, { type FastifyPluginAsync } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerInOneSentence } from '../http/errors.ts'
import { guardPages } from './pages.ts'

/** Pages that cost nothing, to see which are made at all. */
async function somePages() {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  const pages: FastifyPluginAsync = async (scope) => {
    scope.setErrorHandler(answerInOneSentence)
    await guardPages(scope)
    scope.get('/*', async () => 'a page')
  }
  await app.register(pages)
  return (url: string, from = '203.0.113.1') =>
    app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': from, accept: 'text/html' } })
}

describe('pages are not made', () => {
  it.each([
    ['of a path with thousands of segments', `/${'x/'.repeat(7500)}`],
    ['of a query of 14 kB', `/produk?${'a&'.repeat(7000)}`],
    ['of a path one segment too deep', '/a/b/c/d/e/f/g/h/i/j/k/l/m'],
  ])('%s, and the answer says so in one sentence', async (_, url) => {
    const page = await somePages()

    const answer = await page(url)

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Alamat ini terlalu panjang.')
    expect(answer.body.length).toBeLessThan(4000)
  })

  it('beyond the budget of one network, which an IPv6 holder cannot leave', async () => {
    const page = await somePages()
    const statuses = new Set<number>()
    for (let index = 0; index < 1200; index += 1) {
      statuses.add((await page('/produk', `2001:db8::${index.toString(16)}`)).statusCode)
    }

    const refused = await page('/produk', '2001:db8::ffff')

    expect(statuses).toEqual(new Set([200]))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await page('/produk', '2001:db8:0:1::1')).statusCode).toBe(200)
    expect((await page('/produk', '127.0.0.1')).statusCode).toBe(200)
  })
})

it('pages of the deepest path and a long filter are made', async () => {
  const page = await somePages()

  expect((await page(`/pusat-seller/langganan/0/detail?keyword=${'a'.repeat(1500)}`)).statusCode).toBe(200)
  expect((await page('/a/b/c/d/e/f/g/h/i/j/k/l')).statusCode).toBe(200)
})
