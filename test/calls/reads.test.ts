import { describe, expect, it } from 'vitest'
import { allCalls } from '#domain/contract.ts'
import { reads } from './reads.ts'

const readsMuch = allCalls.filter(({ path }) => reads.get(path) !== 'few')

describe('what a call reads', () => {
  it('is written down for every call, and for no other [OPS-6]', () => {
    expect([...reads.keys()].sort()).toEqual(allCalls.map(({ path }) => path).sort())
  })

  it.each(readsMuch)('bounds how often a person may ask, where it is a file or many rows: $path [OPS-6]', (call) => {
    expect(call.limitByPerson?.max).toBeLessThanOrEqual(60)
  })

  it.each(allCalls.filter(({ takesFile }) => takesFile))('is a file where one is sent: $path [OPS-6]', ({ path }) => {
    expect(reads.get(path)).toMatch(/^file|picture/)
  })
})
