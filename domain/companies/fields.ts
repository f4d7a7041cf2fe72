import { z } from 'zod'
import { LONGEST } from '../limits.ts'
import { plainSigns } from '../plain-signs.ts'

// line breaks and other control characters, direction marks, joiners and what else is drawn as nothing; the selector that
// colours an emoji stands after one
const NOT_SEEN =
  /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})\uFE0F/u
// no script writes more marks over one letter; a stack of them covers the lines beside it
const STACKED_MARKS = /\p{M}{4}/u

/**
 * A name of anything (a person, a company, an address): others read it in sentences, lists and mails, so it stands on
 * one line and hides nothing. Its error sentences begin with `name`.
 */
export function nameText(name: string, max: number) {
  return requiredText(name, max)
    .refine(isVisible, invisibleError(name))
    .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), { error: `${name} harus memuat huruf atau angka.` })
}

/** A `nameText` that may be absent. */
export function optionalName(name: string, max: number) {
  return z
    .string({ error: `${name} tidak sesuai.` })
    .trim()
    .max(max, { error: `${name} paling panjang ${max} karakter.` })
    .refine(isVisible, invisibleError(name))
    .nullish()
}

function isVisible(text: string): boolean {
  return !NOT_SEEN.test(text) && !STACKED_MARKS.test(text)
}

function invisibleError(name: string) {
  return { error: `${name} mengandung karakter yang tidak terlihat. Ketik ulang tanpa menempelnya.` }
}

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
  .min(1, { error: 'Nomor telepon harus diisi.', abort: true })
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
    .transform((text) => plainSigns(text).replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^[0-9]{${count}}$`), { error: `${name} terdiri dari ${count} angka.` }))

export const npwp = digits('NPWP', 16)
export const nib = digits('NIB', 13)
/** NPWP and six digits of the place of business; empty: the head office [TAX-2]. */
export const nitku = z
  .string()
  .max(60, { error: 'NITKU terdiri dari 22 angka.' })
  .transform((text) => plainSigns(text).replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^$|^[0-9]{22}$/, { error: 'NITKU terdiri dari 22 angka.' }))

export const emailAddress = z
  .string({ error: 'Alamat e-mail harus diisi.' })
  .trim()
  .min(1, { error: 'Alamat e-mail harus diisi.' })
  .max(LONGEST.email, { error: 'Alamat e-mail terlalu panjang.' })
  .pipe(z.email({ error: 'Alamat e-mail tidak valid.' }))
