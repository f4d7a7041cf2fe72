import { type EnglishOf, words } from '../words.ts'

/** The states of a seller's proposal of a material [MAT-5]. */
export const proposalStates = ['proposed', 'accepted', 'merged', 'declined', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

const names = {
  proposed: 'diajukan',
  accepted: 'diterima',
  merged: 'digabung',
  declined: 'ditolak',
  withdrawn: 'ditarik',
} as const

export const proposalState = words(names)

/** The display name of a state. */
export function proposalLabel(state: ProposalState): string {
  return names[state]
}

/** The likeness of two materials: the CAS number, a name, or names written nearly alike [ADM-3]. */
export const likeness = words({ number: 'cas', name: 'nama', near: 'mirip' })
export type Likeness = EnglishOf<typeof likeness>
