import { machine, type Party } from '../machine.ts'
import { words } from '../words.ts'

/** Review states of a buyer company [ADM-2]. */
export const reviewStates = ['waiting', 'correction', 'verified'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewState = words({ waiting: 'menunggu', correction: 'perlu_perbaikan', verified: 'terverifikasi' })

const labels: Record<ReviewState, string> = {
  waiting: 'Menunggu pemeriksaan',
  correction: 'Perlu perbaikan',
  verified: 'Terverifikasi',
}

export function reviewLabel(state: ReviewState): string {
  return labels[state]
}

const passive = { verify: 'diverifikasi', correct: 'dikembalikan untuk diperbaiki', resend: 'dikirim lagi' }
export type ReviewAct = keyof typeof passive

const administrator = { who: 'platform', needs: 'companies.verify' } as const

/** The only table of who may do what to the review of a company that buys [ADM-2]. */
export const reviews = machine<{ state: ReviewState }, ReviewAct, Party<'buyer' | 'platform'>, 'change'>({
  states: reviewStates,
  start: 'waiting',
  ends: [],
  events: Object.keys(passive) as ReviewAct[], // its keys are the acts
  steps: [
    { ...administrator, from: ['waiting', 'correction'], event: 'verify', to: 'verified' },
    { ...administrator, from: ['waiting', 'verified'], event: 'correct', reason: true, to: 'correction' },
    { who: 'buyer', needs: 'company.change', from: 'correction', event: 'resend', to: 'waiting' },
    // another name, number or line of business is not what was verified
    { who: 'system', from: 'verified', event: 'change', to: 'waiting' },
  ],
  label: (state) => labels[state].toLowerCase(),
  whyNot: ({ state }, act) => `Perusahaan yang berstatus ${labels[state].toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'company_moved_on',
    notAllowed: 'company_act_not_allowed',
    reasonNeeded: ['company_reason_needed', { field: 'alasan' }],
  },
})

/** Whether a company may trade. */
export type TradingState = 'open' | 'suspended' | 'closed'

/** The only table of who suspends a company that buys, and opens it again; its owner closes it for good [ADM-2, OPS-5]. */
export const tradingStates = machine<{ state: TradingState }, 'suspend' | 'reopen', Party<'platform'>, 'close'>({
  states: ['open', 'suspended', 'closed'],
  start: 'open',
  ends: ['closed'],
  events: ['suspend', 'reopen'],
  steps: [
    { ...administrator, from: 'open', event: 'suspend', reason: true, to: 'suspended' },
    { ...administrator, from: 'suspended', event: 'reopen', to: 'open' },
    { who: 'system', from: ['open', 'suspended'], event: 'close', to: 'closed' },
  ],
  label: (state) => ({ open: 'aktif', suspended: 'ditangguhkan', closed: 'ditutup' })[state],
  whyNot: ({ state }) =>
    ({
      open: 'Perusahaan ini tidak sedang ditangguhkan.',
      suspended: 'Perusahaan ini sudah ditangguhkan.',
      closed: 'Perusahaan ini sudah ditutup oleh pemiliknya.',
    })[state],
  refusals: {
    movedOn: 'company_moved_on',
    notAllowed: 'company_act_not_allowed',
    reasonNeeded: ['company_reason_needed', { field: 'catatan' }],
  },
})
