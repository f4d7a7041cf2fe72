import { expect, it } from 'vitest'
import { whatChanged } from './what-changed.ts'

it('keeps of both sides only what differs, lists and records included [ADM-6]', () => {
  const before = { role: 'owner', names: ['a'], limits: { perOrder: null }, gone: 1 }
  const after = { role: 'owner', names: ['a', 'b'], limits: { perOrder: null }, come: 2 }
  // a fact that is not there is no fact that is undefined
  expect(whatChanged(before, after)).toStrictEqual({
    before: { names: ['a'], gone: 1 },
    after: { names: ['a', 'b'], come: 2 },
  })
})

it('keeps all of what began or ended to be [ADM-6]', () => {
  expect(whatChanged(null, { role: 'owner' })).toEqual({ before: null, after: { role: 'owner' } })
  expect(whatChanged({ role: 'owner' }, null)).toEqual({ before: { role: 'owner' }, after: null })
})
