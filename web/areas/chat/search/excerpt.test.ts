import { expect, it } from 'vitest'
import { excerptOf } from './room-search.tsx'

it('shows the words that were looked for, whatever their case, and what is around them [CHAT-1]', () => {
  expect(excerptOf('Apakah Asam Sitrat siap?', 'asam')).toEqual({
    before: 'Apakah ',
    hit: 'Asam',
    after: ' Sitrat siap?',
  })
})

it('begins a long text shortly before them, at a word [CHAT-1]', () => {
  const { before, hit, after } = excerptOf(`${'kata '.repeat(30)}lot RPS-07 siap`, 'RPS-07')

  expect(before).toMatch(/^… kata .* lot $/)
  expect(before.length).toBeLessThan(50)
  expect([hit, after]).toEqual(['RPS-07', ' siap'])
})

it('shows the beginning where they are elsewhere, as in a file [CHAT-1]', () => {
  expect(excerptOf('CoA', 'lot')).toEqual({ before: 'CoA', hit: '', after: '' })
})
