import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { ownCompany, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { businessTypes } from './business-type.ts'
import { nameText, nib, npwp, optionalName, phoneNumber } from './fields.ts'
import { provinces } from './provinces.ts'

const company = z.object({
  id: wire('company_id', z.string()),
  version: wire('versi', z.number().int()),
  name: wire('nama', z.string()),
  username: z.string(),
  kind: wire('jenis', z.enum(['buyer', 'seller', 'platform'])),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
  businessType: wire('tipe_bisnis', z.string().nullable()),
  otherBusiness: wire('tipe_bisnis_lain', z.string().nullable()),
  phone: wire('telepon', z.string()),
  address: wire('alamat', z.string()),
  city: wire('kota', z.string()),
  province: wire('provinsi', z.string()),
})
export type Company = z.infer<typeof company>

const companyBody = z.object({
  companyId: wire('company_id', ownCompany),
  version: wire('versi', version),
  name: wire('nama', nameText('Nama perusahaan', LONGEST.companyName)),
  npwp: npwp.nullable(),
  nib: nib.nullable(),
  businessType: wire(
    'tipe_bisnis',
    z.enum(
      businessTypes.map(({ code }) => code),
      { error: 'Pilih salah satu tipe bisnis.' },
    ),
  ),
  /** In the company's own words, when the type is 'Lainnya'. */
  otherBusiness: wire('tipe_bisnis_lain', optionalName('Tipe bisnis lainnya', LONGEST.otherBusiness)),
  phone: wire('telepon', phoneNumber),
  address: wire('alamat', nameText('Alamat', LONGEST.address)),
  city: wire('kota', nameText('Kota', LONGEST.city)),
  province: wire('provinsi', z.enum(provinces, { error: 'Pilih salah satu provinsi.' })),
})
export type CompanyBody = z.output<typeof companyBody>

export const companyCalls = {
  detail: defineCall({
    path: 'perusahaan/detail',
    summary: "The caller's company, for its members only",
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
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
