import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, ownCompany } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { nameText, nitku, phoneNumber, postalCode } from './fields.ts'
import { provinces } from './provinces.ts'

export const address = z.object({
  alamat_id: z.string(),
  label: z.string(),
  penerima: z.string(),
  telepon: z.string(),
  alamat: z.string(),
  kota: z.string(),
  provinsi: z.string(),
  kode_pos: z.string(),
  utama: z.boolean(),
  /** The place of business for tax, 22 digits; null: the head office. */
  nitku: z.string().nullable(),
})
export type WireAddress = z.infer<typeof address>

export const addressBody = z.object({
  label: nameText('Nama alamat', LONGEST.addressLabel),
  penerima: nameText('Nama penerima', LONGEST.name),
  telepon: phoneNumber,
  alamat: nameText('Alamat', LONGEST.address),
  kota: nameText('Kota', LONGEST.city),
  provinsi: z.enum(provinces, { error: 'Pilih salah satu provinsi.' }),
  kode_pos: postalCode,
  nitku: nitku.nullish(),
})
export type AddressBody = z.output<typeof addressBody>

/** Delivery addresses of the buyer's company. */
export const addressCalls = {
  list: defineCall({
    path: 'alamat/daftar',
    summary: "The buyer company's delivery addresses",
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(address)),
  }),
  add: defineCall({
    path: 'alamat/tambah',
    summary: 'Add a delivery address',
    access: 'buyer',
    permission: 'address.change',
    body: addressBody.extend({ company_id: ownCompany }),
    answer: answers(address),
  }),
  change: defineCall({
    path: 'alamat/ubah',
    summary: 'Change a delivery address; orders keep the address they were placed with',
    access: 'buyer',
    permission: 'address.change',
    body: addressBody.extend({ company_id: ownCompany, alamat_id: idText }),
    answer: done,
  }),
  remove: defineCall({
    path: 'alamat/hapus',
    summary: 'Delete a delivery address; of the rest the oldest becomes the default where the default is deleted',
    access: 'buyer',
    permission: 'address.change',
    body: z.object({ company_id: ownCompany, alamat_id: idText }),
    answer: done,
  }),
  prefer: defineCall({
    path: 'alamat/utama',
    summary: 'Make a delivery address the default one',
    access: 'buyer',
    permission: 'address.change',
    body: z.object({ company_id: ownCompany, alamat_id: idText }),
    answer: done,
  }),
}
