import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkBuyerPrice, checkSellerPrice } from './check-price.ts'
import { isPrice } from './price.ts'

const terms = { deal: false, listPrice: '100000.00' }

function refusalOf(check: () => void): { code: string; field: string | undefined; sentence: string } | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, field: error.field, sentence: error.sentence }
    throw error
  }
}

describe('a price that is refused', () => {
  it('is told what bounds it, beside the field that was sent [NEGO-15] [API-2]', () => {
    const above = 'Harga nego tidak boleh melebihi harga saat ini (Rp 100.000,00).'
    const offered = 'Penawaran di meja (Rp 95.000,00) sudah sebaik itu atau lebih baik. Pilih Setuju.'
    expect(refusalOf(() => checkBuyerPrice('100000.01', terms, 'harga_nego'))).toEqual({
      code: 'nego_price_above_list',
      field: 'harga_nego',
      sentence: above,
    })
    expect(refusalOf(() => checkBuyerPrice('95000.00', { ...terms, offered: '95000.00' }))).toEqual({
      code: 'nego_price_already_offered',
      field: 'harga',
      sentence: offered,
    })
    const answer = { listPrice: '100000.00', offered: '95000.00' }
    expect(refusalOf(() => checkSellerPrice('100000.01', answer))).toMatchObject({ field: 'harga', sentence: above })
    expect(refusalOf(() => checkSellerPrice('95000.00', answer))).toMatchObject({ field: 'harga', sentence: offered })
    expect(refusalOf(() => checkSellerPrice('0.00', answer))?.code).toBe('nego_price_invalid')
  })

  it('is not one within its bounds, to the cent [NEGO-15]', () => {
    expect(refusalOf(() => checkBuyerPrice('100000.00', terms))).toBeUndefined()
    expect(refusalOf(() => checkBuyerPrice('94999.99', { ...terms, offered: '95000.00' }))).toBeUndefined()
    const answer = { listPrice: '100000.00', offered: '95000.00' }
    for (const price of ['95000.01', '100000.00'])
      expect(refusalOf(() => checkSellerPrice(price, answer))).toBeUndefined()
  })
})

it('takes a price agreed with sales up to ten times the list price [NEGO-13]', () => {
  const deal = { ...terms, deal: true }
  expect(refusalOf(() => checkBuyerPrice('1000000.00', deal))).toBeUndefined()
  expect(refusalOf(() => checkBuyerPrice('1000000.01', deal))?.code).toBe('nego_deal_price_invalid')
})

it('knows a price: above zero, without a leading zero [NEGO-6]', () => {
  expect(['1', '0.01', '01', '0', '-1'].map(isPrice)).toEqual([true, false, false, false, false])
})
