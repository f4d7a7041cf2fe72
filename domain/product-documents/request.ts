import { mayDo } from '../companies/permissions.ts'
import { type Allowed, machine, no, type Party, yes } from '../machine.ts'
import { words } from '../words.ts'

/** The states of a request for a document [DOC-2]. */
export const requestStates = ['asked', 'answered', 'opened', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** Wire names of the request states. */
export const requestState = words({
  asked: 'diminta',
  answered: 'dijawab',
  opened: 'dibuka',
  declined: 'ditolak',
  withdrawn: 'ditarik',
})

const passive = { answer: 'dijawab', decline: 'ditolak', withdraw: 'ditarik' }
export type RequestAct = keyof typeof passive

/** The fact beside the state: whether its product is on sale, so that the buyer finds the document. */
interface Surroundings {
  sold: boolean
}

const seller = { who: 'seller', needs: 'documents.manage' } as const
const buyer = { who: 'buyer', needs: 'documents.ask' } as const

/** The only table of who may do what to a request for a document, and the resulting state [DOC-2, SELLER-2]. */
export const documentRequests = machine<{ state: RequestState }, RequestAct, Party, 'open' | 'close', Surroundings>({
  states: requestStates,
  start: 'asked',
  ends: ['answered', 'opened', 'declined', 'withdrawn'],
  events: Object.keys(passive) as RequestAct[], // its keys are the acts
  steps: [
    { from: 'asked', event: 'answer', ...seller, guard: notSold, to: 'answered' },
    { from: 'asked', event: 'decline', ...seller, reason: true, to: 'declined' },
    { from: 'asked', event: 'withdraw', ...buyer, to: 'withdrawn' },
    // the company may read the requested document without an answer, and gets no grant
    { from: 'asked', event: 'open', who: 'system', to: 'opened' },
    // the buyer is no more
    { from: 'asked', event: 'close', who: 'system', to: 'withdrawn' },
  ],
  label: requestState.encode,
  whyNot: ({ state }, act) => `Permintaan yang sudah ${requestState.encode(state)} tidak dapat ${passive[act]}.`,
  refusals: {
    movedOn: 'document_request_moved_on',
    notAllowed: 'document_request_act_not_allowed',
    reasonNeeded: ['document_reason_needed', { field: 'alasan' }],
  },
})

function notSold(_request: { state: RequestState }, { sold }: Surroundings): string | null {
  return sold ? null : 'Produk ini sedang tidak dijual, sehingga pembeli tidak dapat membuka dokumennya.'
}

/** Whether a buyer may ask for a document of a kind: where none that is valid can be read, and no request is running. */
export function mayAsk(party: Party, { readable, running }: { readable: boolean; running: boolean }): Allowed {
  if (!mayDo(party, 'documents.ask')) return no('Peran Anda tidak mengizinkan permintaan dokumen.')
  if (running) return no('Permintaan Anda sedang menunggu jawaban seller.')
  return readable ? no('Dokumen ini sudah dapat Anda unduh.') : yes
}
