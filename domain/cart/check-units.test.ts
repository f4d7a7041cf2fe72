import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkStock, checkUnits, mostUnits } from './check-units.ts'

const inStock = { leadDays: null, mostBeyond: null, unitsBeyond: '0' }
const terms = { unit: 'kg', packWeight: '25.000', minPurchase: '90.000' }

describe('units sent to the server', () => {
  it('are whole packs from the minimum on [CART-3]', () => {
    expect(() => checkUnits('100', terms)).not.toThrow()
    expect(() => checkUnits('125.000', terms)).not.toThrow()
    const plenty = { ...terms, unitsInStock: '9000000', ...inStock }
    expect(mostUnits(plenty)).toBe('2499975')
    expect(() => checkUnits(mostUnits(plenty), terms)).not.toThrow()
  })

  it.each([
    ['110', 'units_not_whole_packs', 'Jumlah harus kelipatan 25 kg (isi satu kemasan).'],
    ['100.5', 'units_not_whole_packs', 'Jumlah harus kelipatan 25 kg (isi satu kemasan).'],
    ['75', 'units_below_minimum', 'Jumlah minimum pembelian adalah 100 kg.'],
    ['30', 'units_below_minimum', 'Jumlah minimum pembelian adalah 100 kg.'],
    ['0', 'units_below_minimum', 'Jumlah minimum pembelian adalah 100 kg.'],
    ['2500000', 'units_too_many', 'Jumlah terlalu besar. Silakan hubungi seller untuk pesanan sebesar ini.'],
  ])('are refused when %s: %s [CART-3]', (units, code, sentence) => {
    const refusal = refusalOf(() => checkUnits(units, terms))
    expect(refusal).toMatchObject({ code, sentence, field: 'kuantitas_satuan', status: 422 })
  })

  it('are at most what is there, in whole packs [CART-3]', () => {
    const scarce = { ...terms, unitsInStock: '1260.500', ...inStock }
    expect(mostUnits(scarce)).toBe('1250')
    expect(refusalOf(() => checkStock('1250', scarce))).toBeUndefined()
    expect(refusalOf(() => checkStock('1275', scarce))).toMatchObject({
      code: 'beyond_stock',
      sentence: 'Stok tersedia 1.250 kg',
      field: 'kuantitas_satuan',
    })
    const plenty = { ...terms, unitsInStock: '9000000', ...inStock }
    expect(refusalOf(() => checkStock('2500000', plenty))).toMatchObject({
      code: 'units_too_many',
      field: 'kuantitas_satuan',
    })
    const beyond = { ...scarce, leadDays: 10, mostBeyond: '100' }
    expect(refusalOf(() => checkStock('1350', beyond))).toBeUndefined()
    expect(refusalOf(() => checkStock('1375', beyond))?.code).toBe('beyond_most')
    expect(refusalOf(() => checkStock('1375', { ...beyond, mostBeyond: null }))).toBeUndefined()
  })

  it('write small packs as Indonesians do', () => {
    const small = { unit: 'L', packWeight: '0.500', minPurchase: '2.500' }
    expect(refusalOf(() => checkUnits('2', small))?.sentence).toBe('Jumlah minimum pembelian adalah 2,5 L.')
    expect(refusalOf(() => checkUnits('2.7', small))?.sentence).toBe('Jumlah harus kelipatan 0,5 L (isi satu kemasan).')
  })
})

function refusalOf(act: () => void): Refusal | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
