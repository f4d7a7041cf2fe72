import { z } from 'zod'
import { wire, wireForm } from './wire.ts'

/** In an answer: whether the asking member may do something now; if not, why, as a sentence. */
export const allowed = z.object({
  allowed: wire('boleh', z.boolean()),
  reason: wire('alasan', z.string().nullable()),
})

const HIDDEN_PRICE = 'NA'

/** Money in an answer; 'NA' on the wire and null in the code when the viewer may not see it [ROLE-4]. */
export const visibleAmount = wireForm(z.string().nullable(), {
  as: z.string(),
  toWire: (amount) => amount ?? HIDDEN_PRICE,
  fromWire: (sent) => (sent === HIDDEN_PRICE ? null : (sent ?? undefined)),
})

/** 'yes' or 'no' on the wire. */
export const yesOrNo = wireForm(z.boolean(), {
  as: z.enum(['yes', 'no']),
  toWire: (yes) => (yes ? 'yes' : 'no'),
  fromWire: (sent) => sent === 'yes' || (sent === 'no' ? false : String(sent)),
})
