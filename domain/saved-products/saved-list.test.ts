import { describe, expect, it } from 'vitest'
import { MOST } from '../limits.ts'
import { addable, roomOn } from './saved-list.ts'

describe('what is put on a saved list', () => {
  it('is only what is not there already, each once [CARD-5]', () => {
    expect(addable('favourites', [1, 2], [2, 3, 3, 1, 4])).toEqual([3, 4])
    expect(addable('favourites', [1], [1])).toEqual([])
  })

  it('is as much as there is room for, in the order it was requested [CARD-5]', () => {
    expect(addable('compared', [1, 2, 3], [4, 5])).toEqual([4])
    expect(addable('compared', [1, 2, 3, 4], [5])).toEqual([])
    // of a time when there was more room
    expect(addable('compared', [1, 2, 3, 4, 5], [6])).toEqual([])
  })

  it('is 200 favourites, as many to compare as the page shows, and 200 to wait for [CARD-5, SHOP-5]', () => {
    expect(roomOn).toEqual({ favourites: 200, compared: MOST.comparedProducts, awaited: 200 })
  })
})
