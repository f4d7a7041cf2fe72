import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import type { FaultKind } from './claim.ts'
import {
  type ClaimedUnits,
  checkedClaim,
  claimableOf,
  retainedAfterCredit,
  retainedAfterReplacement,
  unitsByLine,
} from './quantities.ts'

// 100 kg were sent, 60 of lot A, 30 of lot B and 10 of none; 80 arrived
const sugar = {
  position: 1,
  name: 'Gula',
  unit: 'kg',
  sent: '100',
  received: '80',
  isConfirmed: true,
  lots: [
    { number: 'A', units: '60' },
    { number: 'B', units: '30' },
  ],
}
const row = (kind: FaultKind, units: string, lot: string | null = 'A', position = 1): ClaimedUnits => ({
  position,
  lot,
  kind,
  units,
})
const check = (requested: ClaimedUnits[], claimed: ClaimedUnits[] = []) => checkedClaim([sugar], claimed, requested)

describe('what may be claimed', () => {
  it('is a shortage up to what did not arrive, faulty goods up to what did, and each lot up to what came from it [CLAIM-1]', () => {
    expect(claimableOf(sugar, [])).toEqual({
      shortage: '20',
      faulty: '80',
      lots: [
        { number: 'A', units: '60' },
        { number: 'B', units: '30' },
        { number: null, units: '10' },
      ],
    })
    expect(
      claimableOf(sugar, [row('shortage', '5'), row('damage', '12.5', 'B'), row('shortage', '9', 'A', 2)]),
    ).toEqual({
      shortage: '15',
      faulty: '67.5',
      lots: [
        { number: 'A', units: '55' },
        { number: 'B', units: '17.5' },
        { number: null, units: '10' },
      ],
    })
  })

  it('is taken to the last unit, in several rows [CLAIM-1]', () => {
    const all = [row('shortage', '20'), row('damage', '40'), row('off_spec', '30.000', 'B'), row('damage', '10', null)]
    expect(check(all).map(({ units }) => units)).toEqual(['20', '40', '30', '10'])
    expect(check([row('shortage', '0'), row('damage', '1')])).toHaveLength(1)
  })

  it.each([
    [
      'more is missing than is',
      [row('shortage', '20.001')],
      [],
      'claim_shortage_over',
      'Gula yang kurang dan belum diklaim hanya 20 kg.',
    ],
    [
      'the shortage was claimed',
      [row('shortage', '1')],
      [row('shortage', '20')],
      'claim_shortage_over',
      'Gula yang kurang dan belum diklaim hanya 0 kg.',
    ],
    [
      'more is faulty than arrived',
      [row('damage', '51'), row('off_spec', '30', 'B')],
      [],
      'claim_faulty_over',
      'Gula yang diterima dan belum diklaim hanya 80 kg.',
    ],
    [
      'a lot held less',
      [row('damage', '30.5', 'B')],
      [],
      'claim_lot_over',
      'Gula dari lot B yang belum diklaim hanya 30 kg.',
    ],
    [
      'the lot was claimed',
      [row('damage', '1', null)],
      [row('shortage', '10', null)],
      'claim_lot_over',
      'Gula tanpa lot yang belum diklaim hanya 0 kg.',
    ],
    [
      'nothing came from the lot',
      [row('damage', '1', 'C')],
      [],
      'claim_lot_unknown',
      'Gula pada kiriman ini tidak ada yang dari lot C.',
    ],
    [
      'the line is another shipment’s',
      [row('damage', '1', 'A', 2)],
      [],
      'claim_line_unknown',
      'Baris 2 tidak ada pada kiriman ini.',
    ],
    [
      'a row stands twice',
      [row('damage', '1'), row('damage', '1')],
      [],
      'claim_row_twice',
      'Setiap produk, lot, dan masalah hanya boleh disebut sekali.',
    ],
    [
      'nothing is claimed',
      [row('damage', '0')],
      [],
      'claim_nothing',
      'Isi jumlah yang diklaim untuk setidaknya satu produk.',
    ],
  ])('is refused where %s [CLAIM-1]', (_, requested, claimed, ...refusal) => {
    expect(refusalOf(() => check(requested, claimed))).toEqual(['rows', ...refusal])
  })

  it('is of several lines, each by what is left of it [CLAIM-1]', () => {
    const salt = { position: 2, name: 'Garam', unit: 'kg', sent: '10', received: '10', isConfirmed: true, lots: [] }
    const both = [row('damage', '60'), row('damage', '10', null, 2)]
    expect(checkedClaim([sugar, salt], [], both)).toEqual(both)
    expect(claimableOf(salt, []).lots).toEqual([{ number: null, units: '10' }])
    expect(claimableOf({ ...salt, lots: [{ number: 'G', units: '10' }] }, []).lots).toEqual([
      { number: 'G', units: '10' },
    ])
  })
})

describe('goods that their seller alone has recorded as received', () => {
  const presumed = { ...sugar, received: '100', isConfirmed: false }

  it('may all be missing or faulty, each of them once [CLAIM-1]', () => {
    expect(claimableOf(presumed, [row('shortage', '40'), row('damage', '15', 'B')])).toMatchObject({
      shortage: '45',
      faulty: '45',
    })
    expect(checkedClaim([presumed], [], [row('shortage', '60'), row('damage', '30', 'B')])).toHaveLength(2)
    expect(refusalOf(() => checkedClaim([presumed], [], [row('shortage', '60'), row('damage', '1')]))).toContain(
      'claim_lot_over',
    )
  })

  it('are kept no more where they are credited as missing, and again where they are replaced [CLAIM-1] [ORDER-6]', () => {
    const rows = [row('shortage', '20'), row('damage', '5')]
    expect(retainedAfterCredit(rows, false)).toEqual([{ position: 1, units: '-25' }])
    expect(retainedAfterReplacement(rows, [{ position: 1, units: '25' }], false)).toEqual([{ position: 1, units: '0' }])
  })
})

describe('what the buyer keeps', () => {
  const rows = [row('shortage', '20'), row('damage', '5'), row('off_spec', '2.5', 'B'), row('shortage', '3', null, 2)]

  it('is less by what arrived and is credited; what never arrived was not kept [CLAIM-1] [ORDER-6]', () => {
    expect(unitsByLine([...rows].reverse())).toEqual([
      { position: 1, units: '27.5' },
      { position: 2, units: '3' },
    ])
    expect(retainedAfterCredit(rows, true)).toEqual([{ position: 1, units: '-7.5' }])
  })

  it('is more by a replaced shortage, and as before by replaced faulty goods, as far as the replacement arrived [CLAIM-1]', () => {
    const whole = [
      { position: 1, units: '27.5' },
      { position: 2, units: '3' },
    ]
    expect(retainedAfterReplacement(rows, whole, true)).toEqual([
      { position: 1, units: '20' },
      { position: 2, units: '3' },
    ])
    expect(retainedAfterReplacement(rows, [{ position: 1, units: '5' }], true)).toEqual([
      { position: 1, units: '-2.5' },
      { position: 2, units: '0' },
    ])
  })
})

function refusalOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return [error.field, error.code, error.sentence]
    throw error
  }
}
