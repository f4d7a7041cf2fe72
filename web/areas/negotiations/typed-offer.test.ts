import { describe, expect, it } from 'vitest'
import { readOfferPrice, readQuantity } from './typed-offer.ts'

describe('the quantity of a negotiation', () => {
  it('is missing while nothing is typed [NEGO-5]', () => {
    expect(readQuantity(' ', 8, '25')).toEqual({ problem: 'Inputkan kuantitas terlebih dahulu', blocks: false })
  })

  it('counts whole packs from the minimum on [NEGO-5]', () => {
    expect(readQuantity('8', 8, '25.000')).toEqual({ value: '200' })
    expect(readQuantity('7', 8, '25')).toEqual({ problem: 'Minimum nego 8 kemasan.', blocks: true })
    const most = { units: '225', sentence: 'Stok tersedia 225 kg' }
    expect(readQuantity('9', 8, '25', most)).toEqual({ value: '225' })
    expect(readQuantity('10', 8, '25', most)).toEqual({ problem: 'Stok tersedia 225 kg', blocks: true })
    for (const text of ['08', '8,5', '-9', 'x']) expect(readQuantity(text, 8, '25')).toMatchObject({ blocks: true })
  })
})

describe('the price of a negotiation', () => {
  it.each([
    ['baru', 'Inputkan harga nego terlebih dahulu'],
    ['deal', 'Inputkan harga terlebih dahulu'],
  ] as const)('is asked for, %s: %s [NEGO-6]', (kind, problem) => {
    expect(readOfferPrice('', kind, '18450.00')).toEqual({ problem, blocks: false })
  })

  it.each([
    ['baru', 'Harga nego tidak valid, silakan periksa kembali!'],
    ['deal', 'Harga tidak valid, silakan periksa kembali!'],
  ] as const)('does not begin with a zero, %s: %s [NEGO-6]', (kind, problem) => {
    expect(readOfferPrice('017.500', kind, '18450.00')).toEqual({ problem, blocks: true })
  })

  it('is not above the current price, unless it is a deal [NEGO-15]', () => {
    expect(readOfferPrice('18.450', 'baru', '18450.00')).toEqual({ value: '18450' })
    expect(readOfferPrice('18.450,01', 'baru', '18450.00')).toMatchObject({ blocks: true })
    expect(readOfferPrice('19.000', 'deal', '18450.00')).toEqual({ value: '19000' })
  })
})
