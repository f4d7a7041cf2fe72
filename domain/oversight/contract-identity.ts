import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { allowed, instant, ownCompany, version } from '../fields.ts'
import { reviewState } from './review.ts'
import { reviewReason } from './review-reasons.ts'

/** The name and numbers that a seller asks for. */
export const askedIdentity = z.object({
  nama: z.string(),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
})
export type WireAskedIdentity = z.infer<typeof askedIdentity>

const change = askedIdentity.extend({
  status: z.enum(reviewState.names),
  versi: z.number().int(),
  diajukan: instant,
  tenggat: instant,
  alasan: z.array(z.enum(reviewReason.names)),
  catatan: z.string().nullable(),
  can: z.object({ batalkan: allowed }),
})
export type WireIdentityChange = z.infer<typeof change>

/** Null where nothing waits and nothing was refused. */
const own = z.object({ perubahan: change.nullable() })
export type WireOwnIdentity = z.infer<typeof own>

/** Another name or number of a seller, which holds once an administrator has looked at it [ADM-2]. */
export const identityCalls = {
  own: defineCall({
    path: 'perusahaan/identitas',
    summary: 'The name and numbers that the own shop asked for and that do not hold yet, or were refused',
    access: 'seller',
    body: z.object({ company_id: ownCompany }),
    answer: answers(own),
  }),
  withdraw: defineCall({
    path: 'perusahaan/identitas/batalkan',
    summary: 'Take back the name and numbers that were asked for',
    access: 'seller',
    permission: 'company.change',
    body: z.object({ company_id: ownCompany, versi: version }),
    answer: answers(own),
  }),
}
