import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { partsOf, receiptOf } from './quantities.ts'

const lines = [
  { position: 1, name: 'Gula', unit: 'kg', left: '100' },
  { position: 2, name: 'Garam', unit: 'kg', left: '0' },
]
const none = 'nothing_to_ship'

describe('what is shipped', () => {
  it('is all that is left where nothing is named, and the rows of a line together [SHIP-1]', () => {
    expect(partsOf(lines, null, { none })).toEqual([{ position: 1, units: '100', chosen: [] }])
    const rows = [
      { position: 1, units: '25', lot: 'A' },
      { position: 1, units: '50.5', lot: null },
    ]
    expect(partsOf(lines, rows, { none })).toEqual([
      { position: 1, units: '75.5', chosen: [{ number: 'A', units: '25' }] },
    ])
  })

  it.each([
    [1, '101', 'shipped_more_than_left'],
    [2, '1', 'shipped_more_than_left'],
    [3, '1', 'shipped_line_unknown'],
    [1, '0', 'nothing_to_ship'],
  ])('is refused of line %i with %s: %s [SHIP-1]', (position, units, code) => {
    expect(codeOf(() => partsOf(lines, [{ position, units, lot: null }], { none }))).toBe(code)
  })
})

describe('what is received', () => {
  const sent = [
    { position: 1, name: 'Gula', unit: 'kg', units: '100' },
    { position: 3, name: 'Kopi', unit: 'kg', units: '50' },
  ]

  it('is all of the lines that are not named; less needs a reason [SHIP-1]', () => {
    expect(receiptOf(sent, [], null)).toEqual({
      lines: [
        { position: 1, units: '100' },
        { position: 3, units: '50' },
      ],
      isShort: false,
    })
    const counted = [{ position: 3, units: '0' }]
    expect(receiptOf(sent, counted, 'Hilang')).toMatchObject({
      isShort: true,
      lines: [{ units: '100' }, { units: '0' }],
    })
    expect(codeOf(() => receiptOf(sent, counted, null))).toBe('shortage_reason_needed')
  })

  it('is no more than was sent, and of no other line [SHIP-1]', () => {
    expect(codeOf(() => receiptOf(sent, [{ position: 1, units: '100.5' }], 'Lebih'))).toBe('received_more_than_sent')
    expect(codeOf(() => receiptOf(sent, [{ position: 2, units: '1' }], null))).toBe('shipped_line_unknown')
  })
})

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
