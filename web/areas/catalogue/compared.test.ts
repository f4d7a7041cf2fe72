import { describe, expect, it } from 'vitest'
import { comparePath, readCompared, ticked } from './compared.ts'

describe('products to compare', () => {
  it('are as many as can stand beside one another, each once [CARD-6]', () => {
    expect(readCompared('a1,b2')).toEqual(['a1', 'b2'])
    expect(readCompared('a1,a1,b2,c3,d4,e5')).toEqual(['a1', 'b2', 'c3', 'd4'])
  })

  it.each([null, '', ',', 'a b', '<b>', '../masuk', 'é', '😀', 'a'.repeat(41)])('are none in %s [CARD-6]', (text) => {
    expect(readCompared(text)).toEqual([])
  })

  it('are ticked and taken off again, a fifth is not taken [CARD-6]', () => {
    expect(ticked(['a1'], 'b2')).toEqual(['a1', 'b2'])
    expect(ticked(['a1', 'b2'], 'a1')).toEqual(['b2'])
    expect(ticked(['a1', 'b2', 'c3', 'd4'], 'e5')).toBeNull()
    expect(ticked(['a1', 'b2', 'c3', 'd4'], 'd4')).toEqual(['a1', 'b2', 'c3'])
  })

  it('stand in the address of their page [CARD-6]', () => {
    expect(comparePath(['a1', 'b2'])).toBe('/bandingkan?produk=a1,b2')
    expect(comparePath([])).toBe('/bandingkan')
  })
})
