import { describe, expect, it } from 'vitest'
import { comparePath, readCompared } from './compared.ts'

describe('products to compare', () => {
  it('are as many as can stand beside one another, each once [CARD-6]', () => {
    expect(readCompared('7,12')).toEqual([7, 12])
    expect(readCompared('7,7,12,3,40,5')).toEqual([7, 12, 3, 40])
  })

  it.each([null, '', ',', '1 2', '<b>', '../masuk', 'é', '😀', '0', '-1', '1.5', '1e3', '9'.repeat(10)])(
    'are none in %s [CARD-6]',
    (text) => {
      expect(readCompared(text)).toEqual([])
    },
  )

  it('stand in the address of their page [CARD-6]', () => {
    expect(comparePath([7, 12])).toBe('/bandingkan?produk=7,12')
    expect(comparePath([])).toBe('/bandingkan')
  })
})
