import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText } from '../fields.ts'
import { MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { attached, note, subscriptionText } from './contract.ts'

/** What became of a request to one of several sellers; 'accepted': the seller's rule let the company in at once. */
const outcome = wireWords({ sent: 'terkirim', accepted: 'langsung', already: 'sudah', refused: 'gagal' })

const requestOutcome = z.object({
  sellerId: wire('seller_id', z.string()),
  /** Null of an id that is none. */
  sellerName: wire('seller_nama', z.string().nullable()),
  outcome: wire('hasil', outcome),
  /** Why nothing was sent to this seller, as a sentence; null where something was. */
  reason: wire('alasan', z.string().nullable()),
})
/** What became of one of several requests that were sent at once. */
export type RequestOutcome = z.infer<typeof requestOutcome>

/** Asking several sellers for subscriptions at once [UX-2]. */
export const askingCalls = {
  askMany: defineCall({
    path: 'langganan/ajukan-sekaligus',
    summary:
      'Ask several sellers for subscriptions at once, each by a request of its own; the answer names each seller',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object({
      sellerIds: wire(
        'seller_id',
        z
          .array(idText, { error: 'Pilih seller yang diajukan.' })
          .min(1, { error: 'Pilih sedikitnya satu seller.' })
          .max(MOST.openSubscriptionRequests, {
            error: `Paling banyak ${MOST.openSubscriptionRequests} seller sekaligus.`,
          }),
      ),
      intendedUse: wire('penggunaan', subscriptionText('Rencana penggunaan')),
      note: wire('catatan', note.nullish()),
      documentIds: wire('dokumen', attached),
    }),
    answer: answers(z.array(requestOutcome)),
  }),
}
