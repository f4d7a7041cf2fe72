import { describe, expect, it } from 'vitest'
import { decideStyle, styleOfQuantities, writtenNumbers } from './number-style.ts'

const amounts = (...texts: string[]) => ({ written: writtenNumbers(texts), isAmount: true })
const quantities = (...texts: string[]) => ({ written: writtenNumbers(texts), isAmount: false })

describe('how the numbers of a file are written', () => {
  it('is one decision by all columns of numbers: a row of an ERP reads its pack of 25.000 as 25 [SHOP-4]', () => {
    const erp = [quantities('25.000'), amounts('95000.00'), quantities('1000.000')]
    expect(decideStyle(erp)).toEqual({ style: 'en', question: null })
  })

  it.each([
    () => ['id', [quantities('1.250', '12,5')]] as const,
    () => ['id', [quantities('5.000'), amounts('1.250.000')]] as const,
    () => ['en', [quantities('1.250', '12.5')]] as const,
    () => ['en', [quantities('5.000'), amounts('1,250,000')]] as const,
    () => ['id', [quantities('5000'), amounts('90000')]] as const,
    () => ['id', []] as const,
  ])('is what values say that are read in one way alone, where they agree [SHOP-4]', (row) => {
    const [style, columns] = row()
    expect(decideStyle(columns)).toEqual({ style, question: null })
  })

  it('is said by amounts, which have no thousandths [SHOP-4]', () => {
    expect(decideStyle([amounts('17.500'), quantities('5.000')])).toEqual({ style: 'id', question: null })
    expect(decideStyle([amounts('17,500'), quantities('5.000')])).toEqual({ style: 'en', question: null })
  })

  it('is asked with three values read both ways where nothing says it [SHOP-4, ORDER-7]', () => {
    expect(styleOfQuantities(['5.000', '100', '5.000', '1,250', '2.500', '7.500'])).toEqual({
      style: 'id',
      question: {
        contradiction: null,
        examples: [
          { text: '5.000', id: '5000', en: '5.000' },
          { text: '2.500', id: '2500', en: '2.500' },
          { text: '7.500', id: '7500', en: '7.500' },
        ],
      },
    })
  })

  it('is asked where columns contradict each other, however many say the one [SHOP-4]', () => {
    const columns = [amounts('95000.00', '1.250,50', '17.500', '18.500'), quantities('25.000')]
    expect(decideStyle(columns).question).toEqual({
      contradiction: { id: '1.250,50', en: '95000.00' },
      examples: [
        { text: '25.000', id: '25000', en: '25.000' },
        { text: '17.500', id: '17500', en: '17.500' },
        { text: '18.500', id: '18500', en: '18.500' },
      ],
    })
    expect(decideStyle([amounts('17.500'), quantities('0.5')]).question?.contradiction).toEqual({
      id: '17.500',
      en: '0.5',
    })
  })

  it('need not be asked where every value is read in one way alone [SHOP-4]', () => {
    expect(decideStyle([amounts('95000.00'), quantities('1.250,5')]).question).toBeNull()
  })

  it('is not said by what is no number [SHOP-4]', () => {
    expect(writtenNumbers(['banyak', '42.10-A', '', '1250'])).toEqual({ id: [], en: [], either: { id: [], en: [] } })
  })
})
