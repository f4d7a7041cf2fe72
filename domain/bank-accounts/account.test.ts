import { describe, expect, it } from 'vitest'
import { type AccountParty, accounts, type ProvenAccount, proposalsCountFrom } from './account.ts'

const at = new Date('2026-03-02T09:00:00Z')
const owner: AccountParty = { companyKind: 'seller', role: 'owner', userId: 'owner' }
const finance: AccountParty = { companyKind: 'seller', role: 'finance', userId: 'finance' }
const first: AccountParty = { companyKind: 'platform', role: 'administrator', userId: 'first', since: at }
const second: AccountParty = { companyKind: 'platform', role: 'administrator', userId: 'second', since: at }

function account(state: ProvenAccount['state'], checkedBy: string | null = null) {
  return { state, proposedBy: 'owner', proposedAt: at, checkedBy, version: 3 }
}

describe('an account of a shop [SHOP-8]', () => {
  it('is in force once one administrator has checked it and another has confirmed it', () => {
    const checked = accounts.take(account('proposed'), 'check', { party: first, expectedVersion: 3 })
    expect(checked).toMatchObject({ state: 'checked', version: 4 })

    const confirmed = accounts.take({ ...checked, checkedBy: 'first' }, 'confirm', {
      party: second,
      expectedVersion: 4,
    })
    expect(confirmed.state).toBe('in_force')
  })

  it('says what it is where an act comes too late', () => {
    expect(accounts.may(account('refused'), 'check', first).reason).toBe(
      'Rekening yang berstatus ditolak tidak dapat diperiksa.',
    )
  })

  it('is not confirmed by a person who checked it', () => {
    expect(accounts.may(account('checked', 'first'), 'confirm', first).reason).toMatch(/administrator lain/)
  })

  it.each([
    ['check', () => account('proposed')],
    ['confirm', () => account('checked', 'first')],
  ] as const)('is not looked at by whoever proposed it: %s', (act, thing) => {
    expect(accounts.may(thing(), act, { ...second, userId: 'owner' }).reason).toMatch(/Anda yang mengajukan/)
  })

  it.each([
    ['check', () => account('proposed')],
    ['confirm', () => account('checked', 'first')],
  ] as const)('is not looked at by an administrator who came after it was proposed: %s', (act, thing) => {
    const later = { ...second, since: new Date(at.getTime() + 1) }
    expect(accounts.may(thing(), act, later).reason).toMatch(/setelah rekening ini diajukan/)
    expect(accounts.may(thing(), act, { ...later, since: undefined }).allowed).toBe(false)
    expect(accounts.may(thing(), 'refuse', later).allowed).toBe(true)
  })

  it('may be withdrawn by the owner until it is confirmed, not by finance', () => {
    expect(accounts.may(account('proposed'), 'withdraw', owner).allowed).toBe(true)
    expect(accounts.may(account('checked', 'first'), 'withdraw', owner).allowed).toBe(true)
    expect(accounts.may(account('in_force'), 'withdraw', owner).allowed).toBe(false)
    expect(accounts.may(account('proposed'), 'withdraw', finance).allowed).toBe(false)
  })

  it('is refused at either look, with a reason', () => {
    const attempt = { party: second, expectedVersion: 3 }
    expect(() => accounts.take(account('checked', 'first'), 'refuse', attempt)).toThrow('bank_account_reason_needed')
    expect(accounts.take(account('proposed'), 'refuse', { ...attempt, reason: 'Buram' }).state).toBe('refused')
  })

  it('tells the slower of two acts what it is meanwhile', () => {
    const slower = () => accounts.take(account('checked', 'first'), 'withdraw', { party: owner, expectedVersion: 2 })
    expect(slower).toThrow(expect.objectContaining({ sentence: expect.stringContaining('menunggu konfirmasi') }))
  })

  it('counts towards what a shop may propose for a day', () => {
    expect(proposalsCountFrom(new Date('2026-03-02T09:00:00Z'))).toEqual(new Date('2026-03-01T09:00:00Z'))
  })
})
