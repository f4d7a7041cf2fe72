import { describe, expect, it } from 'vitest'
import { writtenNumbers } from '#domain/numbers/number-style.ts'
import { type ColumnContent, countQuestions, openQuestions, styleOfFile, unpairedNumbers } from './questions.ts'

const texts = (...cells: string[]): ColumnContent => ({
  written: writtenNumbers(cells),
  numbers: cells.filter((cell) => /^[\d.,]+$/.test(cell)).length,
  filled: cells.length,
})

describe('what a file asks before it may be applied', () => {
  it('is how its numbers are written by its columns of numbers alone, codes say nothing [SHOP-4]', () => {
    const contents = [texts('42.10', '42.20'), texts('5.000', '100')]
    expect(styleOfFile(['sku', 'stok'], contents).question?.examples).toEqual([
      { text: '5.000', id: '5000', en: '5.000' },
    ])
    expect(styleOfFile(['sku', null], contents)).toEqual({ style: 'id', question: null })
    expect(styleOfFile(['sku', 'harga'], contents)).toEqual({ style: 'id', question: null })
  })

  it('is which column is none of it, where numbers stand that nobody paired [SHOP-4]', () => {
    const heads = ['SKU', 'Harga Baru', 'Catatan', 'No', 'Dipesan', 'Stok', '']
    const columns = ['sku', null, null, null, null, null, null] as const
    const contents = [
      texts('A'),
      texts('1', '2'),
      texts('a', 'b', '3'),
      texts('1'),
      texts('5'),
      texts('6'),
      texts('7', 'x'),
    ]
    expect(unpairedNumbers({ kind: 'price', heads, columns, contents })).toEqual([1, 6])
    // in stocks a column of stocks is paired, or a question
    expect(unpairedNumbers({ kind: 'stock', heads, columns, contents })).toEqual([1, 5, 6])
    expect(unpairedNumbers({ kind: 'price', heads, columns, contents: contents.map(() => texts()) })).toEqual([])
  })

  it('is what would change, where no column holds it [SHOP-4]', () => {
    const questionsOf = (
      kind: 'price' | 'stock' | 'list' | 'product',
      columns: ('sku' | 'nama' | 'harga' | 'stok' | null)[],
    ) => openQuestions({ kind, columns, numbers: null, unpaired: [] })
    expect(questionsOf('price', ['sku', 'nama', null])).toEqual({ numbers: null, unpaired: [], lacksValues: true })
    expect(questionsOf('price', ['sku', 'harga'])).toBeNull()
    expect(questionsOf('stock', ['sku', 'harga'])?.lacksValues).toBe(true)
    expect(questionsOf('stock', ['sku', 'stok'])).toBeNull()
    expect(questionsOf('list', ['sku'])?.lacksValues).toBe(true)
    expect(questionsOf('product', ['sku', 'nama'])).toBeNull()
  })

  it('are counted [SHOP-4]', () => {
    const numbers = { contradiction: null, examples: [] }
    expect(countQuestions({ numbers, unpaired: [2, 4], lacksValues: true })).toBe(4)
    expect(countQuestions(null)).toBe(0)
  })
})
