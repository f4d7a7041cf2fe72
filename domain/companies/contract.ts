import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { ownCompany, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { businessTypes } from './business-type.ts'
import { nameText, nib, npwp, optionalName, phoneNumber } from './fields.ts'
import { provinces } from './provinces.ts'

const company = z.object({
  company_id: z.string(),
  versi: z.number().int(),
  nama: z.string(),
  username: z.string(),
  jenis: z.enum(['buyer', 'seller', 'platform']),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
  tipe_bisnis: z.string().nullable(),
  tipe_bisnis_lain: z.string().nullable(),
  telepon: z.string(),
  alamat: z.string(),
  kota: z.string(),
  provinsi: z.string(),
})
export type WireCompany = z.infer<typeof company>

const companyBody = z.object({
  company_id: ownCompany,
  versi: version,
  nama: nameText('Nama perusahaan', LONGEST.companyName),
  npwp: npwp.nullable(),
  nib: nib.nullable(),
  tipe_bisnis: z.enum(
    businessTypes.map(({ code }) => code),
    { error: 'Pilih salah satu tipe bisnis.' },
  ),
  /** In the company's own words, when the type is 'Lainnya'. */
  tipe_bisnis_lain: optionalName('Tipe bisnis lainnya', LONGEST.otherBusiness),
  telepon: phoneNumber,
  alamat: nameText('Alamat', LONGEST.address),
  kota: nameText('Kota', LONGEST.city),
  provinsi: z.enum(provinces, { error: 'Pilih salah satu provinsi.' }),
})
export type CompanyBody = z.output<typeof companyBody>

export const companyCalls = {
  detail: defineCall({
    path: 'perusahaan/detail',
    summary: "The caller's company, for its members only",
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(company),
  }),
  change: defineCall({
    path: 'perusahaan/ubah',
    summary: "Change the company's own data; `versi` is that which was seen",
    access: 'member',
    permission: 'company.change',
    body: companyBody,
    answer: answers(company),
  }),
}
