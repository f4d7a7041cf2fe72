import { describe, expect, it } from 'vitest'
import { inOurStyle, readQuantity, styleOfTyped, twoReadings } from './read-quantity.ts'

const sack = { unit: 'kg', packWeight: '25' }

describe('a typed quantity', () => {
  it('is read as Indonesian or English writes numbers [ORDER-7]', () => {
    expect(readQuantity('1.250', sack, 'id')).toEqual({ units: '1250' })
    expect(readQuantity('1.250', sack, 'en')).toEqual({ units: '1.25' })
    expect(readQuantity('1.250,50', sack, 'en')).toEqual({ units: '1250.5' })
    expect(readQuantity('1,250.5 kg', sack, 'id')).toEqual({ units: '1250.5' })
  })

  it('is in units of the product, of a measure that is converted, or in packs [ORDER-7]', () => {
    expect(readQuantity('0,5 ton', sack, 'id')).toEqual({ units: '500' })
    expect(readQuantity('20 sak', sack, 'id')).toEqual({ units: '500' })
    expect(readQuantity('50 KG', sack, 'id')).toEqual({ units: '50' })
    // a unit that is no measure is known by its name, whatever its case
    expect(readQuantity('5 ROLL.', { unit: 'Roll', packWeight: '10' }, 'id')).toEqual({ units: '5' })
    expect(readQuantity('5 ton', { unit: 'Roll', packWeight: '10' }, 'id')).toEqual({ fault: 'quantity_unit' })
    expect(readQuantity('500 g', { unit: 'kg', packWeight: '0.5' }, 'id')).toEqual({ units: '0.5' })
    expect(readQuantity('5 liter', sack, 'id')).toEqual({ fault: 'quantity_unit' })
    expect(readQuantity('5 palet', sack, 'id')).toEqual({ fault: 'quantity_unit' })
  })

  it('is refused where it says nothing, is no number, or is finer than anything is sold [ORDER-7]', () => {
    expect(readQuantity(' ', sack, 'id')).toEqual({ fault: 'quantity_missing' })
    for (const text of ['nol', '0', '-5', '1.2.3', '1,2345', '25 kg kg', '9999999999999'])
      expect(readQuantity(text, sack, 'id')).toEqual({ fault: 'quantity_unreadable' })
  })

  it('of a list is written as the others of it are; with nothing to go by it needs confirmation [ORDER-7]', () => {
    expect(styleOfTyped(['1.250 kg', '2,5 ton', '20 sak'])).toEqual({ style: 'id', question: null })
    expect(styleOfTyped(['1.250 kg', '2.5 ton'])).toEqual({ style: 'en', question: null })
    expect(styleOfTyped(['50', 'banyak', '20 sak'])).toEqual({ style: 'id', question: null })
    expect(styleOfTyped(['1.250 kg', '7,500 kg', '3.000', '4.000']).question).toEqual({
      contradiction: null,
      examples: [
        { text: '1.250', id: '1250', en: '1.250' },
        { text: '3.000', id: '3000', en: '3.000' },
        { text: '4.000', id: '4000', en: '4.000' },
      ],
    })
    expect(twoReadings('1.250 kg')).toMatchObject({ id: '1250', en: '1.250' })
    expect(twoReadings('1.250,5 kg')).toBeNull()
  })

  it('is shown as fields write it once it is known how to read it [ORDER-7]', () => {
    expect(inOurStyle('1,250.5 kg', 'en')).toBe('1.250,5 kg')
    expect(inOurStyle('1.250 kg', 'en')).toBe('1,25 kg')
    expect(inOurStyle('1.250', 'id')).toBe('1.250')
    expect(inOurStyle('0050 sak', 'id')).toBe('50 sak')
    for (const text of ['banyak', '', '-5', '1.2.3']) expect(inOurStyle(text, 'id')).toBe(text)
    // what is shown is read as the same again
    expect(readQuantity(inOurStyle('1.125 ton', 'en'), sack, 'id')).toEqual({ units: '1125' })
  })
})
