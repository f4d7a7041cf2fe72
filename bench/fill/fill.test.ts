import { describe, expect, it } from 'vitest'
import { readDemoSources } from '#server/demo/read-materials.ts'
import { growMaterials } from './grown-materials.ts'
import { growOffers } from './grown-offers.ts'
import { sizeOf } from './size.ts'

const real = readDemoSources().materials
const now = new Date('2026-03-02T09:00:00+07:00')

describe('materials of a filled database', () => {
  const grown = growMaterials(real, sizeOf(1_000_000).materials)

  it('are the real ones first, then invented ones, each with an address, a name and a CAS number of its own', () => {
    const invented = grown.slice(real.length)

    expect(grown).toHaveLength(6000)
    expect(grown.slice(0, real.length)).toEqual(real)
    expect(new Set(grown.map(({ id }) => id)).size).toBe(6000)
    expect(new Set(invented.map(({ name }) => name)).size).toBe(invented.length)
    expect(new Set(invented.map(({ casNumber }) => casNumber)).size).toBe(invented.length)
    expect(invented.filter(({ casNumber }) => !hasRightCheckDigit(casNumber ?? ''))).toEqual([])
  })

  it('are the same every time', () => {
    expect(growMaterials(real, 600)).toEqual(grown.slice(0, 600))
  })
})

describe('offers of a filled database', () => {
  const size = sizeOf(100_000)
  const materials = growMaterials(real, size.materials).map((material, at) => ({ ...material, materialId: at }))
  const sellers = Array.from({ length: size.sellers }, (_, at) => ({ id: `${at}`, hasGrownCollections: true }))
  const offers = growOffers({ materials, sellers, now })(20_000)

  it('are the same every time, however many are taken at once', () => {
    const next = growOffers({ materials, sellers, now })

    expect([...next(7), ...next(93)]).toEqual(offers.slice(0, 100))
  })

  it('have another name in each shop', () => {
    expect(new Set(offers.map(({ sellerId, name }) => `${sellerId} ${name}`)).size).toBe(offers.length)
  })

  it('are of every seller, of some materials many times as many as of others', () => {
    const perMaterial = [...Map.groupBy(offers, ({ materialId }) => materialId).values()].map((same) => same.length)

    expect(new Set(offers.map(({ sellerId }) => sellerId)).size).toBe(size.sellers)
    expect(Math.max(...perMaterial)).toBeGreaterThan((5 * offers.length) / size.materials)
  })
})

function hasRightCheckDigit(cas: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(cas)) return false
  const digits = [...cas.replaceAll('-', '')].map(Number)
  const check = digits.pop()
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index + 1), 0)
  return sum % 10 === check
}
