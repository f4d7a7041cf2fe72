import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrors } from './errors.ts'
import { refuseForeignLink, refuseForeignPages } from './same-origin.ts'

it('refuses calls from pages of other origins, a neighbouring subdomain and port too [SESS-6]', async () => {
  const http = Fastify()
  answerErrors(http)
  refuseForeignPages(http, 'https://bahan.example')
  http.post('/api/logout', async () => 'ended')
  http.get('/produk', async () => 'page')
  const ask = async (origin?: string, host = 'bahan.example') =>
    (await http.inject({ method: 'POST', url: '/api/logout', headers: { host, ...(origin && { origin }) } })).statusCode

  expect(await ask()).toBe(200)
  expect(await ask('https://bahan.example')).toBe(200)
  // a proxy that passes another name on, and a demo that is opened by several
  expect(await ask('https://bahan.example', '10.0.0.7:3000')).toBe(200)
  expect(await ask('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(200)
  for (const origin of ['https://jahat.example', 'https://blog.bahan.example', 'https://bahan.example:8443', 'null'])
    expect(await ask(origin), origin).toBe(403)
  // the same call, in other letters
  for (const url of ['/%61pi/logout', '/ap%69/logout', '/api/%6cogout'])
    expect((await http.inject({ method: 'POST', url, headers: { origin: 'https://jahat.example' } })).statusCode).toBe(
      403,
    )
  const page = await http.inject({ url: '/produk', headers: { origin: 'https://jahat.example' } })
  expect(page.statusCode).toBe(200)
  await http.close()
})

it('refuses what a link of another site leads to, not of this one, nor what is typed [SESS-6]', () => {
  const follow = (site?: string) => () => refuseForeignLink({ headers: { ...(site && { 'sec-fetch-site': site }) } })

  expect(follow('cross-site')).toThrow('foreign_page')
  for (const site of ['same-origin', 'same-site', 'none', undefined]) expect(follow(site)).not.toThrow()
})
