import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { Side } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import { type ClaimAct, type ClaimState, claimStateLabel, claims, faultLabel, settled, waitsFor } from './claim.ts'

const plain = { isContested: false, wantsReturn: false }
const as = (companyKind: Side, role: Role = 'owner') => ({ companyKind, role })
const allowedTo = (state: ClaimState, party: ReturnType<typeof as>, more = {}) =>
  claims.events.filter((event) => claims.may({ state, ...plain, ...more }, event, party, undefined).allowed)

describe('a claim', () => {
  it.each([
    ['submitted', ['withdraw'], ['replace', 'credit', 'refuse']],
    ['contested', ['withdraw'], ['replace', 'credit', 'refuse']],
    ['refused', ['contest', 'acceptRefusal'], []],
    ['replacing', [], ['credit', 'sendReplacement']],
    ['replacement_sent', [], []],
    ['returning', [], ['takeBack']],
    ['done', [], []],
    ['withdrawn', [], []],
  ] as const)(
    'in the state %s is moved by its buyer with %j, by its seller with %j [CLAIM-1]',
    (state, buyer, seller) => {
      expect(allowedTo(state, as('buyer'))).toEqual(buyer)
      expect(allowedTo(state, as('seller'))).toEqual(seller)
    },
  )

  it('is answered by whom the answer belongs to: credit like a return, goods like a shipment [CLAIM-1] [ROLE-10]', () => {
    expect(allowedTo('submitted', as('seller', 'warehouse'))).toEqual([])
    expect(allowedTo('replacing', as('seller', 'warehouse'))).toEqual(['sendReplacement'])
    expect(allowedTo('returning', as('seller', 'warehouse'))).toEqual(['takeBack'])
    expect(allowedTo('submitted', as('seller', 'finance'))).toEqual([])
    expect(allowedTo('submitted', as('buyer', 'approver'))).toEqual(['withdraw'])
  })

  it('contests a refusal once, with a reason [CLAIM-1]', () => {
    const refused = { state: 'refused', version: 2, ...plain } as const
    const attempt = { party: as('buyer'), expectedVersion: 2 }
    expect(codeOf(() => claims.take(refused, 'contest', attempt, undefined))).toBe('reason_needed')
    expect(claims.take(refused, 'contest', { ...attempt, reason: 'Lihat foto' }, undefined)).toMatchObject({
      state: 'contested',
      version: 3,
    })
    const again = { ...refused, isContested: true }
    expect(claims.may(again, 'contest', as('buyer'), undefined).reason).toBe('Penolakan ini sudah pernah dibantah.')
  })

  it('is done where its buyer accepts a refusal, or lets the time to contest it pass [CLAIM-1]', () => {
    const refused = { state: 'refused', version: 2, ...plain } as const
    const accepted = claims.take(refused, 'acceptRefusal', { party: as('buyer'), expectedVersion: 2 }, undefined)
    expect(accepted).toMatchObject({ state: 'done', version: 3 })
    expect(waitsFor(accepted)).toBeNull()
    expect(claims.advance(refused, 'uncontested', 'system', undefined).state).toBe('done')
    // the second refusal is the last word already
    const last = { ...refused, isContested: true }
    expect(claims.may(last, 'acceptRefusal', as('buyer'), undefined).allowed).toBe(false)
    expect(() => claims.advance(last, 'uncontested', 'system', undefined)).toThrow('sudah pernah dibantah')
  })

  it('says what it is where an act comes too late [CLAIM-1]', () => {
    const late = claims.may({ state: 'replacement_sent', ...plain }, 'withdraw', as('buyer'), undefined)
    expect(late.reason).toBe('Klaim berstatus pengganti dikirim tidak dapat ditarik.')
    expect([faultLabel('off_spec'), claimStateLabel('returning')]).toEqual([
      'Tidak sesuai spesifikasi',
      'Menunggu barang kembali',
    ])
  })

  it('tells the slower of two answers that it has moved on [CLAIM-1]', () => {
    const claim = { state: 'replacing', version: 2, ...plain } as const
    const take = (event: ClaimAct) => claims.take(claim, event, { party: as('seller'), expectedVersion: 1 }, undefined)
    expect(codeOf(() => take('credit'))).toBe('claim_moved_on')
    expect(() => take('credit')).toThrow(
      expect.objectContaining({ sentence: expect.stringContaining('pengganti disiapkan') }),
    )
  })

  it('is done once it is answered, or when the goods are back that its seller wants [CLAIM-1]', () => {
    const answered = { state: 'returning', version: 3, ...plain } as const
    expect(settled(answered)).toMatchObject({ state: 'done', version: 3 })
    expect(settled({ ...answered, wantsReturn: true }).state).toBe('returning')
    expect(settled({ ...answered, state: 'replacing' as const }).state).toBe('replacing')
    expect(() => claims.advance({ ...answered, wantsReturn: true }, 'settle', 'system', undefined)).toThrow(
      'Barang belum kembali',
    )
  })

  it.each([
    ['submitted', 'seller'],
    ['refused', 'buyer'],
    ['replacing', 'seller'],
    ['replacement_sent', 'buyer'],
    ['returning', 'seller'],
    ['done', null],
    ['withdrawn', null],
  ] as const)('in the state %s waits for %s [CLAIM-1]', (state, side) => {
    expect(waitsFor({ state, isContested: false })).toBe(side)
  })

  it('waits for nobody once a contested refusal was refused again [CLAIM-1]', () => {
    expect(waitsFor({ state: 'refused', isContested: true })).toBeNull()
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
