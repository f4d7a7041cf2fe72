import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { keepDemoHere } from './check-address.ts'
import { answerErrors } from './errors.ts'

it('refuses a demo that nobody asked for to every other host [API-2]', async () => {
  const http = Fastify()
  answerErrors(http)
  keepDemoHere(http)
  http.get('/', async () => 'demo')
  const ask = async (host: string) => (await http.inject({ url: '/', headers: { host } })).statusCode

  expect(await ask('localhost:3000')).toBe(200)
  expect(await ask('127.0.0.1:3000')).toBe(200)
  expect(await ask('[::1]:3000')).toBe(200)
  for (const host of ['bahan.example', '192.168.1.7:3000', 'localhost.bahan.example']) {
    expect(await ask(host), host).toBe(421)
  }
  await http.close()
})
