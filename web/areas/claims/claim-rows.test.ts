import { describe, expect, it } from 'vitest'
import { rowsOf, suggestedRow } from './claim-rows.ts'

const line = {
  position: 1,
  name: 'Gula',
  packLabel: '25 kg sak',
  unit: 'kg',
  sent: '100',
  received: '75',
  shortage: '25',
  faulty: '75',
  lots: [{ number: 'A', units: '100' }],
}
const suggested = (change: Partial<typeof line>) => rowsOf([{ ...line, ...change }]).map(suggestedRow)

describe('a claim begins', () => {
  it('with the shortage that its buyer counted, where it can only be of one lot [CLAIM-1]', () => {
    expect(suggested({})).toEqual([{ kind: 'shortage', units: '25' }])
    const lots = [...line.lots, { number: 'B', units: '10' }]
    expect(suggested({ lots })).toEqual([
      { kind: '', units: '' },
      { kind: '', units: '' },
    ])
  })

  it('with nothing where the seller alone has said that all arrived, though any of it may be missing [CLAIM-1]', () => {
    expect(suggested({ received: '100', shortage: '100', faulty: '100' })).toEqual([{ kind: '', units: '' }])
  })
})
