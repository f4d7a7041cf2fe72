import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { Side } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import { shipmentLabel, shipments } from './shipment.ts'

const as = (companyKind: Side, role: Role = 'owner') => ({ companyKind, role })
const sent = { state: 'sent', isFetched: false, version: 1 } as const
const received = { ...sent, state: 'received' } as const

describe('a shipment', () => {
  it.each([
    ['buyer', 'purchaser', true],
    ['seller', 'sales', true],
    ['seller', 'finance', false],
  ] as const)('under way is received by the %s as %s: %s [SHIP-1] [ROLE-10]', (side, role, allowed) => {
    expect(shipments.may(sent, 'receive', as(side, role)).allowed).toBe(allowed)
  })

  it('is received once, by a person who saw it as it is [SHIP-1]', () => {
    const attempt = { party: as('buyer'), expectedVersion: 1 }
    const after = shipments.take(sent, 'receive', attempt)
    expect(after).toMatchObject({ state: 'received', version: 2 })
    expect(() => shipments.take(after, 'receive', attempt)).toThrow(
      new Refusal('shipment_moved_on', { field: 'versi', words: { state: 'diterima' } }),
    )
    expect(() => shipments.take(after, 'receive', { ...attempt, expectedVersion: 2 })).toThrow(
      'shipment_step_not_allowed',
    )
  })

  it('that has arrived says so, one that was fetched that it was [SHIP-1]', () => {
    const why = (isFetched: boolean) => shipments.may({ ...received, isFetched }, 'receive', as('buyer')).reason
    expect([why(false), why(true)]).toEqual(['Kiriman ini sudah diterima.', 'Kiriman ini sudah diambil.'])
  })

  it('is taken for received only where it goes in place of claimed goods [CLAIM-1]', () => {
    const presumed = (isReplacement: boolean) =>
      shipments.advance({ ...sent, isReplacement }, 'presume', 'system', undefined)
    expect(presumed(true).state).toBe('received')
    expect(() => presumed(false)).toThrow('Hanya pengganti')
  })

  it('is called by where it is: what is fetched is never under way [SHIP-1]', () => {
    const labels = [false, true].flatMap((isFetched) =>
      (['sent', 'received'] as const).map((state) => shipmentLabel(state, { isFetched })),
    )
    expect(labels).toEqual(['dalam perjalanan', 'diterima', 'siap diambil', 'sudah diambil'])
  })
})
