import { describe, expect, it } from 'vitest'
import { permissions, type Role } from '../companies/permissions.ts'
import { type ProposalAct, proposals } from './proposal.ts'
import { proposalLabel, proposalStates } from './state.ts'

const administrator = { companyKind: 'platform', role: 'administrator' } as const
const seller = (role: Role) => ({ companyKind: 'seller', role }) as const
const proposed = { state: 'proposed', version: 1 } as const

describe('a proposed material', () => {
  it('is accepted, merged or declined by the administrator, and withdrawn by those of the seller who change products [MAT-5]', () => {
    const acts = (party: Parameters<typeof proposals.can>[1]) =>
      Object.entries(proposals.can(proposed, party))
        .filter(([, answer]) => answer.allowed)
        .map(([act]) => act)
    expect(acts(administrator)).toEqual(['accept', 'merge', 'decline'])
    expect(
      Object.fromEntries(Object.keys(permissions.seller).map((role) => [role, acts(seller(role as Role))])),
    ).toEqual({ owner: ['withdraw'], sales: ['withdraw'], finance: [], warehouse: [] })
  })

  it('is decided once [MAT-5]', () => {
    for (const state of proposalStates.filter((one) => one !== 'proposed')) {
      const answers = {
        ...proposals.can({ state }, administrator),
        withdraw: proposals.can({ state }, seller('owner')).withdraw,
      }
      for (const [act, answer] of Object.entries(answers)) {
        expect(answer.reason, `${act} in ${state}`).toMatch(`Usul bahan yang sudah ${proposalLabel(state)} tidak dapat`)
      }
    }
  })

  it.each<[ProposalAct, string]>([
    ['accept', 'accepted'],
    ['merge', 'merged'],
    ['decline', 'declined'],
  ])('%s: %s [MAT-5]', (act, state) => {
    const attempt = { party: administrator, expectedVersion: 1, reason: 'Nama dagang' }
    expect(proposals.take(proposed, act, attempt)).toEqual({ state, version: 2 })
  })

  it('is declined with a reason alone, and by what was seen [MAT-5]', () => {
    const decline = (attempt: { expectedVersion: number; reason: string }) => () =>
      proposals.take(proposed, 'decline', { party: administrator, ...attempt })
    expect(decline({ expectedVersion: 1, reason: ' ' })).toThrow('reason_needed')
    expect(decline({ expectedVersion: 0, reason: 'Nama dagang' })).toThrow('proposal_moved_on')
  })
})
