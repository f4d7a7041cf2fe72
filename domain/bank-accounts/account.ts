import { machine, type Party } from '../machine.ts'
import { notIndependent as notApart } from '../second-person.ts'
import { type AccountState, accountLabel, accountStates } from './state.ts'

const passive = {
  withdraw: 'ditarik',
  check: 'diperiksa',
  confirm: 'dikonfirmasi',
  refuse: 'ditolak',
}
export type AccountAct = keyof typeof passive

export interface ProvenAccount {
  state: AccountState
  /** Who proposed it; null: it was checked with the application of the shop. */
  proposedBy: string | null
  proposedAt: Date
  /** The administrator of the first look. */
  checkedBy: string | null
}

/** Somebody who acts on an account: who it is counts, since two people review it, and since when they are one. */
export type AccountParty = Party<'seller' | 'platform'> & { userId: string; since?: Date | undefined }

const owner = { who: 'seller', needs: 'bank.change' } as const
const administrator = { who: 'platform', needs: 'companies.verify' } as const

/**
 * The only table of who may do what to an account of a shop: one administrator checks it, another one confirms it, and
 * until then the old one stays in force [SHOP-8].
 */
export const accounts = machine<ProvenAccount, AccountAct, AccountParty, 'replace'>({
  states: accountStates,
  start: 'proposed',
  ends: ['replaced', 'refused', 'withdrawn'],
  events: Object.keys(passive) as AccountAct[], // its keys are the acts
  steps: [
    { ...owner, from: ['proposed', 'checked'], event: 'withdraw', to: 'withdrawn' },
    { ...administrator, from: 'proposed', event: 'check', to: 'checked', obstacle: notIndependent },
    {
      ...administrator,
      from: 'checked',
      event: 'confirm',
      to: 'in_force',
      obstacle: (account, party) => (account.checkedBy === party.userId ? CHECKED_IT : notIndependent(account, party)),
    },
    { ...administrator, from: ['proposed', 'checked'], event: 'refuse', reason: true, to: 'refused' },
    { who: 'system', from: 'in_force', event: 'replace', to: 'replaced' },
  ],
  label: (state) => accountLabel(state).toLowerCase(),
  whyNot: ({ state }, act) =>
    `Rekening yang berstatus ${accountLabel(state).toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'bank_account_moved_on',
    notAllowed: 'bank_account_act_not_allowed',
    reasonNeeded: ['bank_account_reason_needed', { field: 'reason' }],
  },
})

const CHECKED_IT = 'Anda yang memeriksa rekening ini. Konfirmasi dilakukan administrator lain.'

/** The proposer approves in neither review, nor does anybody who joined later. */
function notIndependent(account: ProvenAccount, party: AccountParty): string | null {
  return notApart(account, party, {
    own: 'Anda yang mengajukan rekening ini. Pemeriksaan dilakukan orang lain.',
    later:
      'Anda menjadi administrator setelah rekening ini diajukan. Pemeriksaan dilakukan administrator yang sudah ada saat itu.',
  })
}

/** How often a shop may propose in 24 hours: administrators review each, and owners are notified of each. */
export const MOST_PROPOSALS = 5

/** Since when proposals count. */
export function proposalsCountFrom(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}
