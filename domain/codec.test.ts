import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counts, list, nullable, record, someCounts, visibleAmount, words } from './codec.ts'

const colour = words({ red: 'merah', green: 'hijau' })

interface WireThing {
  barang_id: string
  warna: 'merah' | 'hijau'
  harga: string
  isi: { jumlah: number }[]
  catatan: string | null
}

const part = record<{ jumlah: number }>()({ count: 'jumlah' })
const thing = record<WireThing>()({
  id: 'barang_id',
  colour: ['warna', colour],
  price: ['harga', visibleAmount],
  parts: ['isi', list(part)],
  note: 'catatan',
})

describe('the names of the wire', () => {
  const wire: WireThing = { barang_id: 'a', warna: 'hijau', harga: 'NA', isi: [{ jumlah: 2 }], catatan: null }

  it('are English in the code, at every depth [API-1]', () => {
    const english = thing.decode(wire)

    expect(english).toEqual({ id: 'a', colour: 'green', price: null, parts: [{ count: 2 }], note: null })
  })

  it('come back as they were [API-1]', () => {
    const anyWire = fc.record({
      barang_id: fc.string(),
      warna: fc.constantFrom<'merah' | 'hijau'>('merah', 'hijau'),
      harga: fc.constantFrom('NA', '125000.00'),
      isi: fc.array(fc.record({ jumlah: fc.integer() })),
      catatan: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(anyWire, (given) => {
        expect(thing.encode(thing.decode(given))).toEqual(given)
      }),
    )
  })

  it('leave out what is not there, and keep null [API-1]', () => {
    const { decode, encode } = nullable(record<{ dari?: string }>()({ from: 'dari' }))

    expect(decode({})).toEqual({})
    expect(Object.keys(decode({ dari: undefined } as object) ?? {})).toEqual([])
    expect(encode(null)).toBeNull()
  })

  it('stand for counts of each word too, also where a word has none [API-1]', () => {
    expect(counts(colour).decode({ merah: 3, hijau: 0 })).toEqual({ red: 3, green: 0 })
    expect(counts(colour).encode({ red: 3, green: 0 })).toEqual({ merah: 3, hijau: 0 })
    expect(someCounts(colour).decode({ hijau: 2 })).toEqual({ green: 2 })
    expect(() => counts(colour).decode({ biru: 1 } as never)).toThrow("no word for 'biru'")
  })

  it('keep null as null, and what is not null as it reads [API-1]', () => {
    const maybe = nullable(colour)
    expect([maybe.decode(null), maybe.decode('merah'), maybe.encode('green')]).toEqual([null, 'red', 'hijau'])
    expect([visibleAmount.encode(null), visibleAmount.encode('5.00')]).toEqual(['NA', '5.00'])
  })

  it('have no word the code does not know [API-1]', () => {
    expect(() => colour.decode('biru' as 'hijau')).toThrow("no word for 'biru'")
  })

  it('are all told: a missing, an unknown or a wrongly read field does not compile [API-1]', () => {
    // @ts-expect-error jumlah is missing
    record<{ jumlah: number; nama: string }>()({ name: 'nama' })
    // @ts-expect-error there is no 'warna'
    record<{ nama: string }>()({ name: 'nama', colour: 'warna' })
    // @ts-expect-error a number is no colour
    record<{ warna: number }>()({ colour: ['warna', colour] })
  })
})
