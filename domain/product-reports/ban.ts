import { machine, type Party } from '../machine.ts'

/** How it stands with a product that the platform has taken off sale [ADM-3]. */
const banStates = ['in_force', 'asked', 'lifted'] as const
export type BanState = (typeof banStates)[number]

const labels: Record<BanState, string> = {
  in_force: 'diturunkan',
  asked: 'menunggu ditinjau lagi',
  lifted: 'dijual kembali',
}

const passive = { ask: 'diminta ditinjau lagi', keep: 'ditolak untuk dijual lagi', lift: 'dijual kembali' }
export type BanAct = keyof typeof passive

const administrator = { who: 'platform', needs: 'products.oversee' } as const

/**
 * The only table of who may do what to a product that is taken off sale: its seller corrects it and asks for another look,
 * an administrator lets it be sold again, or says what is still missing [ADM-3].
 */
export const bans = machine<{ state: BanState }, BanAct, Party<'seller' | 'platform'>>({
  states: banStates,
  start: 'in_force',
  ends: ['lifted'],
  events: Object.keys(passive) as BanAct[], // its keys are the acts
  steps: [
    { who: 'seller', needs: 'products.change', from: 'in_force', event: 'ask', to: 'asked' },
    { ...administrator, from: 'asked', event: 'keep', reason: true, to: 'in_force' },
    { ...administrator, from: ['in_force', 'asked'], event: 'lift', to: 'lifted' },
  ],
  label: (state) => labels[state],
  whyNot: ({ state }, act) =>
    state === 'asked' && act === 'ask'
      ? 'Produk ini sudah menunggu ditinjau lagi.'
      : `Produk yang ${labels[state]} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'ban_moved_on',
    notAllowed: 'ban_act_not_allowed',
    reasonNeeded: ['ban_reason_needed', { field: 'reason' }],
  },
})
