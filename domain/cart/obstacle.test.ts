import { describe, expect, it } from 'vitest'
import { lineObstacle } from './obstacle.ts'

const product = {
  name: 'Asam Sitrat',
  unit: 'kg',
  packWeight: '25.000',
  minPurchase: '50.000',
  published: true,
  unitsInStock: '210.000',
  leadDays: null,
  mostBeyond: null,
  unitsBeyond: '0',
}
const line = { units: '100', unitPrice: '18450.00', product }

describe('a cart line', () => {
  it('can be ordered while it is sold, priced, in stock and whole packs', () => {
    expect(lineObstacle(line)).toBeNull()
    expect(lineObstacle({ ...line, units: '200' })).toBeNull()
  })

  it('may be beyond the stock as far as its seller takes that [SHOP-6]', () => {
    const beyond = (mostBeyond: string | null) => ({ ...product, leadDays: 10, mostBeyond })
    expect(lineObstacle({ ...line, units: '300', product: beyond('100') })).toBeNull()
    expect(lineObstacle({ ...line, units: '325', product: beyond('100') })).toMatchObject({
      code: 'not_enough_beyond',
      sentence: expect.stringContaining('300 kg'),
    })
    expect(lineObstacle({ ...line, units: '3250', product: beyond(null) })).toBeNull()
  })

  it('that cannot be reckoned is a bug, and no obstacle to tell the buyer', () => {
    expect(() => lineObstacle({ ...line, product: { ...product, minPurchase: 'NA' } })).toThrow(SyntaxError)
  })

  it.each([
    [{ product: { ...product, published: false } }, 'Asam Sitrat tidak lagi dijual.'],
    [{ unitPrice: null }, 'Harga Asam Sitrat belum tersedia. Silakan hubungi seller.'],
    [{ product: { ...product, unitsInStock: '0.000' } }, 'Stok Asam Sitrat habis.'],
    [{ product: { ...product, unitsInStock: '24.000' } }, 'Stok Asam Sitrat habis.'],
    [{ units: '225' }, 'Stok Asam Sitrat tidak mencukupi. Tersisa 200 kg.'],
    [{ units: '25' }, 'Jumlah minimum pembelian adalah 50 kg.'],
    [{ units: '60' }, 'Jumlah harus kelipatan 25 kg (isi satu kemasan).'],
  ])('says why it cannot: %j', (change, sentence) => {
    expect(lineObstacle({ ...line, ...change })?.sentence).toBe(sentence)
  })
})
