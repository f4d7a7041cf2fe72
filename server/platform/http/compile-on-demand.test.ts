import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#domain/contract.ts'
import { compileOnDemand } from './mount.ts'

it('gives away only what the schema of an answer names', async () => {
  const app = Fastify()
  app.setSerializerCompiler(compileOnDemand())
  const named = z.object({ nama: z.string() })
  for (const url of ['/satu', '/dua'])
    app.get(url, { schema: { response: { 200: named } } }, async () => ({ nama: url, rahasia: 'harga' }))

  for (const url of ['/satu', '/satu', '/dua']) expect((await app.inject(url)).json()).toEqual({ nama: url })
})

it('starts without compiling any schema', async () => {
  const app = Fastify()
  app.setSerializerCompiler(compileOnDemand())
  // JSON has no such thing
  app.get('/', { schema: { response: { 200: z.bigint() } } }, async () => 1n)

  await app.ready()
  expect((await app.inject('/')).statusCode).toBe(500)
})

it('can compile the schema of every answer', () => {
  const faults = allCalls.map(({ path, answer }) => {
    try {
      compileOnDemand()({ schema: answer, method: 'POST', url: '/', httpStatus: '200' })({})
      return undefined
    } catch (error) {
      return `${path}: ${error}`
    }
  })

  // an answer without anything lacks what is required; a schema that is none has another fault
  expect(faults.filter((fault) => fault && !fault.includes('is required'))).toEqual([])
})
