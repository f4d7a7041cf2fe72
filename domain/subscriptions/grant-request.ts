import { machine, type Party } from '../machine.ts'

/** The states of a sales person's request for terms beyond what sales may grant [SHOP-7]. */
export const grantStates = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed'] as const
export type GrantState = (typeof grantStates)[number]
export type GrantAct = 'approve' | 'refuse' | 'withdraw'

/** Who decides on what sales ask the owner for: once, and only while the thing is as it was. `lapsed`: why it lapses. */
export function decidedByOwner(lapsed: string) {
  const labels: Record<GrantState, string> = {
    waiting: 'menunggu pemilik',
    approved: 'disetujui',
    refused: 'ditolak',
    withdrawn: 'ditarik',
    lapsed: `gugur karena ${lapsed}`,
  }
  return machine<{ state: GrantState }, GrantAct, Party, 'lapse'>({
    states: grantStates,
    start: 'waiting',
    ends: ['approved', 'refused', 'withdrawn', 'lapsed'],
    events: ['approve', 'refuse', 'withdraw'],
    steps: [
      { from: 'waiting', event: 'approve', who: 'seller', needs: 'customers.grants', to: 'approved' },
      { from: 'waiting', event: 'refuse', who: 'seller', needs: 'customers.grants', reason: true, to: 'refused' },
      { from: 'waiting', event: 'withdraw', who: 'seller', needs: 'customers.change', to: 'withdrawn' },
      { from: 'waiting', event: 'lapse', who: 'system', to: 'lapsed' },
    ],
    label: (state) => labels[state],
    whyNot: ({ state }) => `Permintaan persetujuan ini sudah ${labels[state]}.`,
    refusals: {
      movedOn: 'grant_request_moved_on',
      notAllowed: 'grant_request_act_not_allowed',
      reasonNeeded: ['subscription_note_needed', { field: 'reason' }],
    },
  })
}

/** The only table of who decides on terms for a customer [SHOP-7]. */
export const grantRequests = decidedByOwner('langganannya sudah berubah')
