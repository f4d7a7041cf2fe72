import { words } from '../words.ts'

/** The states of a company's application to sell [SHOP-1]. */
export const applicationStates = [
  'draft',
  'submitted',
  'correction',
  'approved',
  'refused',
  'suspended',
  'closed',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** The wire's names of the states. */
export const applicationState = words({
  draft: 'draf',
  submitted: 'diajukan',
  correction: 'perlu_perbaikan',
  approved: 'disetujui',
  refused: 'ditolak',
  suspended: 'ditangguhkan',
  closed: 'ditutup',
})

const labels: Record<ApplicationState, string> = {
  draft: 'Draf',
  submitted: 'Diajukan',
  correction: 'Perlu perbaikan',
  approved: 'Disetujui',
  refused: 'Ditolak',
  suspended: 'Ditangguhkan',
  closed: 'Ditutup',
}

export function applicationLabel(state: ApplicationState): string {
  return labels[state]
}
