import { describe, expect, it } from 'vitest'
import { closingLines, failure, noTests, readTally, sum } from './tally.ts'

const api = {
  passed: 3,
  skipped: 1,
  failures: [failure('orders > keeps the stock', [{ message: 'expected 1\nto be 2' }])],
}
const journeys = { passed: 2, skipped: 1, failures: [] }

describe('the count of the tests', () => {
  it('names what failed and why, and adds the kinds up in the last line', () => {
    expect(closingLines(sum([api, journeys])).split('\n')).toEqual([
      'FAILED orders > keeps the stock',
      '    expected 1',
      '    to be 2',
      '',
      '5 passed, 1 failed, 2 skipped',
    ])
    expect(closingLines(noTests)).toBe('0 passed, 0 failed')
  })

  it('takes the colours and the length out of a reason', () => {
    const reason = { message: `\u001B[31mexpected\u001B[39m${'\nline'.repeat(20)}` }

    expect(failure('a test', [reason]).split('\n')).toEqual(['a test', '    expected', ...Array(11).fill('    line')])
  })

  it('reads what a run left', () => {
    expect(readTally(JSON.stringify(api), 1)).toEqual(api)
    expect(readTally(JSON.stringify(journeys), 0)).toEqual(journeys)
  })

  it.each([
    ['a run that ended badly although every test passed', JSON.stringify(journeys)],
    ['a run that left no tally', undefined],
  ])('counts %s', (_, left) => {
    expect(readTally(left, 1).failures).toEqual(['a run ended with exit code 1'])
  })
})
