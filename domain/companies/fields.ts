import { z } from 'zod'
import { LONGEST } from '../limits.ts'

/** A required text; its error sentences begin with `name`. */
export const requiredText = (name: string, max: number) =>
  z
    .string({ error: `${name} harus diisi.` })
    .trim()
    .min(1, { error: `${name} harus diisi.` })
    .max(max, { error: `${name} paling panjang ${max} karakter.` })

export const phoneNumber = z
  .string({ error: 'Nomor telepon harus diisi.' })
  .trim()
  .regex(/^\+?[0-9][0-9 -]{7,18}$/, { error: 'Nomor telepon tidak valid.' })

export const postalCode = z
  .string({ error: 'Kode pos harus diisi.' })
  .trim()
  .regex(/^\d{5}$/, { error: 'Kode pos terdiri dari 5 angka.' })

/** A number that people write with dots, dashes and spaces; stored as its digits, leading zeros included [REG-1]. */
const digits = (name: string, count: number) =>
  z
    .string({ error: `${name} terdiri dari ${count} angka.` })
    .max(40, { error: `${name} terdiri dari ${count} angka.` })
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^[0-9]{${count}}$`), { error: `${name} terdiri dari ${count} angka.` }))

export const npwp = digits('NPWP', 16)
export const nib = digits('NIB', 13)

export const emailAddress = z
  .string({ error: 'Alamat e-mail harus diisi.' })
  .trim()
  .min(1, { error: 'Alamat e-mail harus diisi.' })
  .max(LONGEST.email, { error: 'Alamat e-mail terlalu panjang.' })
  .pipe(z.email({ error: 'Alamat e-mail tidak valid.' }))
