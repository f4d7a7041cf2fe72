import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyCall } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import { type Direction, translationOf } from '#domain/translation.ts'
import { wire, wireForm, wireNameOf, wireWord, wireWords } from '#domain/wire.ts'
import { visibleAmount, yesOrNo } from '#domain/wire-fields.ts'
import { englishPath, wirePath } from '#domain/wire-path.ts'
import { englishJsonSchema } from '#domain/wire-schema.ts'
import { schemasIn, valuesOf } from './wire-values.ts'

const ends = allCalls.flatMap(({ path, body, answer }: AnyCall) => [
  { of: `${path}, what is sent`, schema: body as z.ZodType, end: 'input' as Direction },
  { of: `${path}, what is answered`, schema: answer as z.ZodType, end: 'output' as Direction },
])
const translated = ends.filter(({ schema, end }) => translationOf(schema, end))

describe('what goes over the wire', () => {
  it.each(translated)('and back says what it said: $of [API-1]', ({ schema, end }) => {
    const translation = translationOf(schema, end)
    if (!translation) throw new Error('chosen for its translation')
    fc.assert(
      fc.property(valuesOf(schema, end), (value) => {
        expect(translation.fromWire(translation.toWire(value))).toEqual(value)
      }),
      { numRuns: 20 },
    )
  })

  it('is described under the names of the code as well, by which our own pages are answered [API-1]', () => {
    for (const { schema } of ends.filter(({ end }) => end === 'output')) {
      expect(() => englishJsonSchema(schema, { io: 'output' })).not.toThrow()
    }
  })

  it('has a name of its own for each field, which no other field of its object has in the code [API-1]', () => {
    const nodes = new Set(ends.flatMap(({ schema }) => [...schemasIn(schema)]))
    const objects = [...nodes].filter((node): node is z.core.$ZodObject => node._zod.def.type === 'object')
    const faults = objects.flatMap((object) => {
      const names = Object.entries(object._zod.def.shape).map(([key, field]) => ({
        key,
        name: wireNameOf(field) ?? key,
      }))
      const isTwice = ({ key, name }: (typeof names)[number]) =>
        names.some((other) => other.key !== key && (other.name === name || other.key === name))
      return names.filter(isTwice)
    })
    expect(faults).toEqual([])
  })
})

const line = z.object({ units: wire('jumlah', z.string()), total: wire('nilai', visibleAmount) })
const act = z.discriminatedUnion('kind', [
  z.object({ kind: wire('jenis', wireWord('price', 'harga')), percent: wire('persen', z.number()) }),
  z.object({ kind: wire('jenis', wireWord('withdraw', 'tarik')) }),
])
const order = z.object({
  id: wire('transaksi_id', z.string()),
  state: wire('status', wireWords({ sent: 'dikirim', done: 'selesai' }).optional()),
  lines: wire('baris', z.array(line).nullish()),
  isOpen: wire('terbuka', yesOrNo.optional()),
  counts: wire('jumlah', z.record(wireWords({ sent: 'dikirim', done: 'selesai' }), z.number()).optional()),
  act: wire('tindakan', act.optional()),
  newest: wire(
    'pesan',
    wireForm(z.object({ text: wire('isi', z.string()) }), {
      as: z.array(z.object({ text: wire('isi', z.string()) })),
      toWire: (one) => [one],
      fromWire: (sent) => (Array.isArray(sent) ? sent[0] : undefined),
    }).optional(),
  ),
})
const wireOrder = {
  transaksi_id: 'a',
  status: 'selesai',
  baris: [{ jumlah: '2', nilai: 'NA' }],
  terbuka: 'no',
  jumlah: { dikirim: 1, selesai: 0 },
  tindakan: { jenis: 'harga', persen: 3 },
  pesan: [{ isi: 'Halo' }],
}
const englishOrder = {
  id: 'a',
  state: 'done',
  lines: [{ units: '2', total: null }],
  isOpen: false,
  counts: { sent: 1, done: 0 },
  act: { kind: 'price', percent: 3 },
  newest: { text: 'Halo' },
}
const translation = translationOf(order, 'input')

describe('a translation', () => {
  it('renames fields, words and counts, and gives values their form [API-1]', () => {
    expect(translation?.fromWire(wireOrder)).toEqual(englishOrder)
    expect(translation?.toWire(englishOrder)).toEqual(wireOrder)
    expect(order.safeParse(englishOrder).success).toBe(true)
  })

  it('leaves what has the same names on both sides as it is [API-1]', () => {
    expect(translationOf(z.object({ total: z.array(z.object({ lot: z.string() })) }), 'output')).toBeNull()
  })

  it('lets through what has another shape, for its schema to refuse [API-2]', () => {
    for (const sent of [null, undefined, 'teks', 7, [], [wireOrder]]) expect(translation?.fromWire(sent)).toEqual(sent)
    for (const node of [null, 'teks', 7, [], {}, true]) {
      for (const name of Object.keys(wireOrder)) {
        expect(() => order.safeParse(translation?.fromWire({ ...wireOrder, [name]: node }))).not.toThrow()
      }
    }
  })

  it('takes no name and no word of the code for one of the wire [API-2]', () => {
    expect(translation?.fromWire({ ...wireOrder, id: 'b', lines: [] })).toEqual(englishOrder)
    expect(order.safeParse(translation?.fromWire(englishOrder)).error?.issues.map(({ path }) => path)).toEqual([['id']])
    const refused = (sent: object) => order.safeParse(translation?.fromWire({ ...wireOrder, ...sent })).success
    expect(refused({ status: 'done' })).toBe(false)
    expect(refused({ terbuka: false })).toBe(false)
    expect(refused({ baris: [{ jumlah: '2', nilai: null }] })).toBe(false)
    expect(refused({ jumlah: { sent: 1, done: 0 } })).toBe(false)
    expect(refused({ tindakan: { jenis: 'price', persen: 3 } })).toBe(false)
    expect(refused({ tindakan: { kind: 'price', percent: 3 } })).toBe(false)
    expect(refused({})).toBe(true)
  })

  it('names a refused field as the wire does, and back [API-2]', () => {
    expect(wirePath(order, ['lines', 0, 'units'])).toEqual(['baris', 0, 'jumlah'])
    expect(wirePath(order, ['act', 'percent'])).toEqual(['tindakan', 'persen'])
    expect(englishPath(order, ['baris', '0', 'jumlah'])).toEqual(['lines', '0', 'units'])
    expect(wirePath(order, ['berkas'])).toEqual(['berkas'])
    expect(englishPath(order, ['berkas'])).toEqual(['berkas'])
  })
})
