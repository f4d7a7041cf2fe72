import { machine, type Party } from '#domain/machine.ts'
import { materialPath } from './address.ts'
import { type ProposalState, proposalLabel, proposalStates } from './state.ts'

const passive = { accept: 'diterima', merge: 'digabung', decline: 'ditolak', withdraw: 'ditarik' }
export type ProposalAct = keyof typeof passive

const administrator = { from: 'proposed', who: 'platform', needs: 'materials.manage' } as const

/** The only table of who may do what to a proposed material, and what becomes of it [MAT-5]. */
export const proposals = machine<{ state: ProposalState }, ProposalAct, Party<'seller' | 'platform'>>({
  states: proposalStates,
  start: 'proposed',
  ends: ['accepted', 'merged', 'declined', 'withdrawn'],
  events: Object.keys(passive) as ProposalAct[], // its keys are the acts
  steps: [
    { ...administrator, event: 'accept', to: 'accepted' },
    // it is a material that is there already
    { ...administrator, event: 'merge', to: 'merged' },
    { ...administrator, event: 'decline', reason: true, to: 'declined' },
    { from: 'proposed', event: 'withdraw', who: 'seller', needs: 'products.change', to: 'withdrawn' },
  ],
  label: proposalLabel,
  whyNot: ({ state }, act) => `Usul bahan yang sudah ${proposalLabel(state)} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'proposal_moved_on',
    notAllowed: 'proposal_act_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'alasan' }],
  },
})

interface Decided {
  state: Exclude<ProposalState, 'proposed' | 'withdrawn'>
  /** As it was proposed. */
  name: string
  /** The material it became or was merged with. */
  material: { name: string; slug: string } | null
  reason: string | null
}

/** Notification to the seller of its proposal, with the page that shows it [MAT-5]. */
export function proposalNotice({ state, name, material, reason }: Decided): { message: string; link: string } {
  const messages = {
    accepted: `Usul bahan '${name}' diterima${material && material.name !== name ? ` sebagai ${material.name}` : ''}`,
    merged: `Usul bahan '${name}' digabung dengan ${material?.name}`,
    declined: `Usul bahan '${name}' ditolak: ${reason}`,
  }
  return { message: messages[state], link: material ? materialPath(material.slug) : '/pusat-seller/produk/usulan' }
}
