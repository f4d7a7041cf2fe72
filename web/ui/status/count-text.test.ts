import { describe, expect, it } from 'vitest'
import { countText } from './badge.tsx'

describe('the count on a badge', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('shows %i as %s [HEAD-7]', (count, shown) => {
    expect(countText(count)).toBe(shown)
  })
})
