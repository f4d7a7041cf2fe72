import { z } from 'zod'
import { nameText } from '../companies/fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'

/** A number of a bank account, however it is written: 5 to 20 digits, stored as text. */
export const bankNumber = z
  .string({ error: 'Nomor rekening harus diisi.' })
  .max(40, { error: 'Nomor rekening terdiri dari 5 sampai 20 angka.' })
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{5,20}$/, { error: 'Nomor rekening terdiri dari 5 sampai 20 angka.' }))

/** The holder of a bank account, in the characters that banks write names with. */
export const bankHolder = nameText('Nama pemilik rekening', LONGEST.companyName).refine(
  (name) => /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,&'’()/-]*$/u.test(name),
  { error: 'Nama pemilik rekening terdiri dari huruf, angka, dan tanda baca nama.' },
)

/** Where a seller is paid, as a body gives it. */
export const bankBody = {
  bank: nameText('Nama bank', LONGEST.bank),
  bankNumber: wire('nomor_rekening', bankNumber),
  bankHolder: wire('atas_nama', bankHolder),
}
