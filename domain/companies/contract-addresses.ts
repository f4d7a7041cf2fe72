import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, ownCompany } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { nameText, nitku, phoneNumber, postalCode } from './fields.ts'
import { provinces } from './provinces.ts'

export const address = z.object({
  id: wire('alamat_id', z.string()),
  label: z.string(),
  recipient: wire('penerima', z.string()),
  phone: wire('telepon', z.string()),
  street: wire('alamat', z.string()),
  city: wire('kota', z.string()),
  province: wire('provinsi', z.string()),
  postalCode: wire('kode_pos', z.string()),
  isDefault: wire('utama', z.boolean()),
  /** The place of business for tax, 22 digits; null: the head office. */
  nitku: z.string().nullable(),
})
export type Address = z.infer<typeof address>

export const addressBody = z.object({
  label: nameText('Nama alamat', LONGEST.addressLabel),
  recipient: wire('penerima', nameText('Nama penerima', LONGEST.name)),
  phone: wire('telepon', phoneNumber),
  street: wire('alamat', nameText('Alamat', LONGEST.address)),
  city: wire('kota', nameText('Kota', LONGEST.city)),
  province: wire('provinsi', z.enum(provinces, { error: 'Pilih salah satu provinsi.' })),
  postalCode: wire('kode_pos', postalCode),
  nitku: nitku.nullish(),
})
export type AddressBody = z.output<typeof addressBody>

/** Delivery addresses of the buyer's company. */
export const addressCalls = {
  list: defineCall({
    path: 'alamat/daftar',
    summary: "The buyer company's delivery addresses",
    access: 'buyer',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(address)),
  }),
  add: defineCall({
    path: 'alamat/tambah',
    summary: 'Add a delivery address',
    access: 'buyer',
    permission: 'address.change',
    body: addressBody.extend({ companyId: wire('company_id', ownCompany) }),
    answer: answers(address),
  }),
  change: defineCall({
    path: 'alamat/ubah',
    summary: 'Change a delivery address; orders keep the address they were placed with',
    access: 'buyer',
    permission: 'address.change',
    body: addressBody.extend({ companyId: wire('company_id', ownCompany), id: wire('alamat_id', idText) }),
    answer: done,
  }),
  remove: defineCall({
    path: 'alamat/hapus',
    summary: 'Delete a delivery address; of the rest the oldest becomes the default where the default is deleted',
    access: 'buyer',
    permission: 'address.change',
    body: z.object({ companyId: wire('company_id', ownCompany), id: wire('alamat_id', idText) }),
    answer: done,
  }),
  prefer: defineCall({
    path: 'alamat/utama',
    summary: 'Make a delivery address the default one',
    access: 'buyer',
    permission: 'address.change',
    body: z.object({ companyId: wire('company_id', ownCompany), id: wire('alamat_id', idText) }),
    answer: done,
  }),
}
