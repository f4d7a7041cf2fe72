import { expect, it } from 'vitest'
import type { z } from 'zod'
import { contract } from '../contract.ts'
import { wirePath } from '../wire-path.ts'

const namesIn = (schema: unknown) => Object.keys((schema as z.ZodObject).shape) // a body of fields
const fieldsIn = (schema: z.ZodObject) => namesIn(schema).map((name) => wirePath(schema, [name]).join('.'))
const but = (names: readonly string[], ...others: readonly string[]) =>
  names.filter((name) => !others.includes(name)).sort()

it('changes and exports what the list of products shows, by every filter that it has [SHOP-2, SHOP-4]', () => {
  const { choice } = contract.bulk.changeMany.body.shape
  const [, filtered] = choice.options

  const shown = but(fieldsIn(contract.selling.ownProducts.body), 'halaman', 'per_halaman')
  expect(but(fieldsIn(filtered), 'jenis', 'jumlah')).toEqual(shown)
  expect(but(fieldsIn(contract.imports.example.body), 'jenis', 'format')).toEqual(shown)
})
