import { machine, type Party } from '../machine.ts'
import { words } from '../words.ts'

/** The states of a product report [ADM-3]. */
const complaintStates = ['open', 'dismissed', 'upheld'] as const
export type ProductReportState = (typeof complaintStates)[number]

export const complaintState = words({ open: 'menunggu', dismissed: 'diabaikan', upheld: 'ditindaklanjuti' })

const labels: Record<ProductReportState, string> = {
  open: 'Menunggu',
  dismissed: 'Tidak ditindaklanjuti',
  upheld: 'Ditindaklanjuti',
}

export function complaintLabel(state: ProductReportState): string {
  return labels[state]
}

const passive = { dismiss: 'diabaikan', uphold: 'ditindaklanjuti' }

/** The only table of what administrators make of a report: the product stays on sale, or is taken off it [ADM-3]. */
export const complaints = machine<{ state: ProductReportState }, keyof typeof passive, Party<'platform'>>({
  states: complaintStates,
  start: 'open',
  ends: ['dismissed', 'upheld'],
  events: ['dismiss', 'uphold'],
  steps: [
    { who: 'platform', needs: 'products.oversee', from: 'open', event: 'dismiss', reason: true, to: 'dismissed' },
    { who: 'platform', needs: 'products.oversee', from: 'open', event: 'uphold', to: 'upheld' },
  ],
  label: (state) => labels[state].toLowerCase(),
  whyNot: ({ state }, act) => `Laporan yang ${labels[state].toLowerCase()} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'complaint_moved_on',
    notAllowed: 'complaint_moved_on',
    reasonNeeded: ['ban_reason_needed', { field: 'reason' }],
  },
})
