import { machine, type Party } from '../machine.ts'
import { type ApplicationState, applicationLabel, applicationStates } from './state.ts'

const passive = {
  write: 'diubah',
  submit: 'diajukan',
  renew: 'dimulai lagi',
  approve: 'disetujui',
  correct: 'dikembalikan untuk diperbaiki',
  refuse: 'ditolak',
  suspend: 'ditangguhkan',
  reopen: 'dibuka kembali',
}
export type ApplicationAct = keyof typeof passive

const owner = { who: 'buyer', needs: 'seller.apply' } as const
const administrator = { who: 'platform', needs: 'companies.verify' } as const

/** The only table of who may do what to an application, and to the shop it has opened [SHOP-1, ADM-2]. */
export const applications = machine<{ state: ApplicationState }, ApplicationAct, Party<'buyer' | 'platform'>, 'close'>({
  states: applicationStates,
  start: 'draft',
  ends: ['closed'],
  events: Object.keys(passive) as ApplicationAct[], // its keys are the acts
  steps: [
    { ...owner, from: ['draft', 'correction'], event: 'write' },
    { ...owner, from: ['draft', 'correction'], event: 'submit', to: 'submitted' },
    { ...owner, from: 'refused', event: 'renew', to: 'draft' },
    { ...administrator, from: 'submitted', event: 'approve', to: 'approved' },
    { ...administrator, from: 'submitted', event: 'correct', reason: true, to: 'correction' },
    { ...administrator, from: 'submitted', event: 'refuse', reason: true, to: 'refused' },
    { ...administrator, from: 'approved', event: 'suspend', reason: true, to: 'suspended' },
    { ...administrator, from: 'suspended', event: 'reopen', to: 'approved' },
    // the company is no more, or its shop
    {
      who: 'system',
      from: ['draft', 'submitted', 'correction', 'approved', 'refused', 'suspended'],
      event: 'close',
      to: 'closed',
    },
  ],
  label: (state) => applicationLabel(state).toLowerCase(),
  whyNot: ({ state }, act) =>
    `Pendaftaran yang berstatus ${applicationLabel(state).toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'application_moved_on',
    notAllowed: 'application_act_not_allowed',
    reasonNeeded: ['application_reason_needed', { field: 'reasons' }],
  },
})
