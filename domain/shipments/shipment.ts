import { machine, type Party } from '../machine.ts'

/**
 * The states of a shipment: the carrier has it, or it stands ready, until its buyer has it; one that was recorded by mistake
 * is undone before that [SHIP-1].
 */
const shipmentStates = ['sent', 'received', 'undone'] as const
export type ShipmentState = (typeof shipmentStates)[number]

/** The parts of a shipment that the rules use. */
export interface Shipment {
  state: ShipmentState
  isFetched: boolean
  /** It goes in place of goods that were claimed. */
  isReplacement?: boolean
}

/** The only table of who may move a shipment [SHIP-1]. */
export const shipments = machine<Shipment, 'receive' | 'undo', Party, 'presume'>({
  states: shipmentStates,
  start: 'sent',
  ends: ['received', 'undone'],
  events: ['receive', 'undo'],
  steps: [
    { from: 'sent', event: 'receive', who: 'buyer', needs: 'order.receive', to: 'received' },
    // goods that the buyer has and does not confirm
    { from: 'sent', event: 'receive', who: 'seller', needs: 'sales.confirm', to: 'received' },
    {
      from: 'sent',
      event: 'undo',
      who: 'seller',
      needs: 'sales.ship',
      reason: true,
      guard: noReplacement,
      to: 'undone',
    },
    // a replacement that its buyer does not confirm in its time [CLAIM-1]
    { from: 'sent', event: 'presume', who: 'system', guard: onlyReplacements, to: 'received' },
  ],
  label: (state, { isFetched }) => shipmentLabel(state, { isFetched }),
  whyNot: ({ state, isFetched }, event, side) => {
    if (event === 'undo' && side === 'buyer') return 'Langkah ini dilakukan oleh seller.'
    return `Kiriman ini sudah ${state === 'undone' ? 'dibatalkan' : isFetched ? 'diambil' : 'diterima'}.`
  },
  refusals: {
    movedOn: 'shipment_moved_on',
    notAllowed: 'shipment_step_not_allowed',
    reasonNeeded: ['reason_needed', { field: 'alasan' }],
  },
})

function onlyReplacements({ isReplacement }: Shipment): string | null {
  return isReplacement ? null : 'Hanya pengganti yang dianggap diterima.'
}

function noReplacement({ isReplacement }: Shipment): string | null {
  return isReplacement ? 'Pengganti klaim tidak dapat dibatalkan.' : null
}

/** How people read a state: what is fetched is not under way. */
export function shipmentLabel(state: ShipmentState, { isFetched }: { isFetched: boolean }): string {
  if (state === 'undone') return 'dibatalkan'
  if (isFetched) return state === 'sent' ? 'siap diambil' : 'sudah diambil'
  return state === 'sent' ? 'dalam perjalanan' : 'diterima'
}
