import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { instant, ownCompany, version } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { reviewState } from './review.ts'
import { reviewReason } from './review-reasons.ts'

/** The name and numbers that a seller asks for. */
export const requestedIdentity = z.object({
  name: wire('nama', z.string()),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
})
/** The name and numbers that a seller asks for. */
export type RequestedIdentity = z.infer<typeof requestedIdentity>

const change = requestedIdentity.extend({
  state: wire('status', wireWords(reviewState.names)),
  version: wire('versi', z.number().int()),
  requestedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant),
  reasons: wire('alasan', z.array(wireWords(reviewReason.names))),
  note: wire('catatan', z.string().nullable()),
  can: z.object({ withdraw: wire('batalkan', allowed) }),
})

/** Null where nothing waits and nothing was refused. */
const own = z.object({ change: wire('perubahan', change.nullable()) })
/** The pending request of a seller's own company. */
export type OwnIdentity = z.infer<typeof own>

/** Changes of a seller's legal name or tax number, valid once an administrator has approved them [ADM-2]. */
export const identityCalls = {
  own: defineCall({
    path: 'perusahaan/identitas',
    summary: 'The name and numbers that the own shop asked for and that do not hold yet, or were refused',
    access: 'seller',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(own),
  }),
  withdraw: defineCall({
    path: 'perusahaan/identitas/batalkan',
    summary: 'Take back the name and numbers that were asked for',
    access: 'seller',
    permission: 'company.change',
    body: z.object({ companyId: wire('company_id', ownCompany), version: wire('versi', version) }),
    answer: answers(own),
  }),
}
