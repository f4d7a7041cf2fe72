import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { allCalls } from '#domain/contract.ts'
import { wireJsonSchema } from '#domain/wire-schema.ts'

it('speaks the given names, in the given order: body and answer of no call have changed on the wire [API-1]', async () => {
  const lines = allCalls.map(({ path, body, answer }) => `${path} ${hashOf(body, 'input')} ${hashOf(answer, 'output')}`)
  // where the wire is meant to change: `npx vitest run --project rules wire-schemas -u`
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./wire-schemas.txt')
})

/** Hash of a JSON schema as text: the order of its properties is that of an answer's bytes. */
function hashOf(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...described } = wireJsonSchema(schema, { io })
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12)
}
