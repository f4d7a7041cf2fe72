import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

describe('the page numbers to show', () => {
  it('shows every page while they are few', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps the first, the last and the neighbours of a page in the middle', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  })

  it('never puts a gap in place of a single page', () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
    expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
  })

  it('stands at either end', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 'gap', 20])
    expect(pageWindow(20, 20)).toEqual([1, 'gap', 19, 20])
  })
})
