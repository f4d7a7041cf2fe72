import { machine, type Party } from '#domain/machine.ts'
import { type Check, numberCheck } from '#domain/onboarding/checks.ts'
import { type ReviewState, reviewLabel, reviewStates } from './review.ts'

const passive = { verify: 'disetujui', correct: 'ditolak', withdraw: 'dibatalkan' }
type IdentityAct = keyof typeof passive

const administrator = { who: 'platform', needs: 'companies.verify' } as const

/** The only table of who may do what to another name or number that a seller asks for [ADM-2]. */
export const identityChanges = machine<{ state: ReviewState }, IdentityAct, Party<'seller' | 'platform'>, 'ask'>({
  states: reviewStates,
  start: 'waiting',
  ends: [],
  events: Object.keys(passive) as IdentityAct[], // its keys are the acts
  steps: [
    { ...administrator, from: 'waiting', event: 'verify', to: 'verified' },
    { ...administrator, from: 'waiting', event: 'correct', reason: true, to: 'correction' },
    { who: 'seller', needs: 'company.change', from: ['waiting', 'correction'], event: 'withdraw', to: 'verified' },
    // of two that are requested one after the other, the later one waits
    { who: 'system', from: reviewStates, event: 'ask', to: 'waiting' },
  ],
  label: (state) => reviewLabel(state).toLowerCase(),
  whyNot: ({ state }, act) =>
    state === 'verified'
      ? 'Tidak ada perubahan nama atau nomor yang menunggu.'
      : `Perubahan nama atau nomor ini tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'company_moved_on',
    notAllowed: 'company_act_not_allowed',
    reasonNeeded: ['company_reason_needed', { field: 'alasan' }],
  },
})

interface Known {
  name: string
  npwp: string | null
  nib: string | null
  /** Other companies with the same number, or the same name. */
  sameNpwp: readonly string[]
  sameNib: readonly string[]
  sameName: number
}

/** Automatic checks of a company's registration: the form of its numbers, and duplicates [ADM-2]. */
export function companyChecksOf({ name, npwp, nib, sameNpwp, sameNib, sameName }: Known): Check[] {
  return [
    // one of the two is enough [REG-1]
    ...(npwp !== null || nib === null
      ? [numberCheck('npwp', npwp, { length: 16, registered: null, same: sameNpwp })]
      : []),
    ...(nib !== null ? [numberCheck('nib', nib, { length: 13, registered: null, same: sameNib })] : []),
    {
      name: 'legalName',
      value: name,
      fits: sameName === 0,
      found: sameName === 0 ? 'tidak ada perusahaan lain bernama sama' : `${sameName} perusahaan lain bernama sama`,
      differing: [],
    },
  ]
}
