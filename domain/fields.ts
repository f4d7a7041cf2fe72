import { z } from 'zod'
import { formatTotal } from './format.ts'
import { FIRST_DAY, LAST_DAY, LAST_PAGE, LONGEST } from './limits.ts'

/** An id of the platform as text (uuid). */
export const idText = z.uuid({ error: 'Kode tidak valid.' })
/** A platform id or null; browsers also send an empty text for null. */
export const idOrNull = orNull(idText, 'Kode tidak valid.')
/** The session's company in a body: compared with the session, never used as it is [ROLE-9]. */
export const ownCompany = z.uuid({ error: 'Kode perusahaan tidak valid.' })
/** The session's company in a body, or null for calls that visitors may make. */
export const ownCompanyOrNull = orNull(ownCompany, 'Kode perusahaan tidak valid.')
/** Made by the client for one intention: the same key again has no second effect. */
export const requestKey = z.uuid({ error: 'Kunci permintaan tidak valid.' })
export const ownUser = z.uuid({ error: 'Kode pengguna tidak valid.' })
export const productId = wholeNumber('Kode produk tidak valid.', { least: 1, most: 2_147_483_647 })
/** The number of the last step of what somebody acts on, as they were shown it. */
export const version = wholeNumber('Versi tidak valid.', { least: 0, most: 2_147_483_647 })

/** Money in a body, as '125000.00' or a JSON number: at most what a column of prices and limits holds [API-1]. */
export const amount = money(/^\d{1,13}(\.\d{1,2})?$/)
/** The total of a whole checkout, which may be larger than any price. */
export const totalAmount = money(/^\d{1,16}(\.\d{1,2})?$/)
export const amountOrNull = orNull(amount, amountProblem)
const PERCENT = 'Persentase antara -90 dan 500.'
/** How much a price rises, or falls where negative. */
export const percentOfPrice = z
  .union([z.string(), z.number()], { error: PERCENT })
  .transform(String)
  .pipe(z.string().regex(/^-?\d{1,3}(\.\d{1,2})?$/, { error: PERCENT }))
  .refine((text) => Number(text) >= -90 && Number(text) <= 500, { error: PERCENT })
/**
 * A quantity in units: digits with at most one decimal dot, no sign, no leading zero; a JSON number is read as text.
 * A comma is refused; screens send a dot [CART-3].
 */
export const units = z
  .union([z.string(), z.number()], { error: 'Jumlah harus diisi dengan angka.' })
  .transform(String)
  .pipe(
    z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,3})?$/, { error: 'Jumlah harus berupa angka, misalnya 25 atau 2.5.' }),
  )

export const page = wholeNumber(`Halaman antara 1 dan ${formatTotal(LAST_PAGE, false)}.`, {
  least: 1,
  most: LAST_PAGE,
}).default(1)
export const pageSize = wholeNumber('Paling banyak 60 per halaman.', { least: 1, most: 60 }).default(20)
/** A free search text; longer ones are refused, not cut. */
export const keyword = z
  .string()
  .trim()
  .max(LONGEST.keyword, { error: `Kata kunci paling panjang ${LONGEST.keyword} karakter.` })
/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A day of Asia/Jakarta in a body: '2026-11-20'. */
export const day = z.iso
  .date({ error: 'Tanggal tidak valid.' })
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, { error: 'Tanggal tidak valid.' })

function money(form: RegExp) {
  return z
    .union([z.string(), z.number()], { error: amountProblem })
    .transform(String)
    .pipe(z.string().regex(form, { error: amountProblem }))
}

function amountProblem({ input }: { input?: unknown }): string {
  // an object may have a member by the name of what would make it a text
  const isTooLarge = typeof input !== 'object' && /^\d{14,}(\.\d{1,2})?$/.test(String(input))
  return isTooLarge ? 'Nilai rupiah terlalu besar.' : 'Nilai rupiah tidak valid.'
}

/** A whole number of a body, as a JSON number or as text [API-1]. */
export function wholeNumber(error: string, { least, most }: { least: number; most: number }) {
  return z
    .union([z.number(), z.string().regex(/^(0|[1-9]\d{0,9})$/, { error })], { error })
    .transform(Number)
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }))
}

/** A schema that reads an absent or empty text as null: browsers send an empty text for none [API-1]. */
function orNull<Value extends z.ZodType<string>>(value: Value, error: string | typeof amountProblem) {
  return z
    .union([value, z.literal('')], { error })
    .transform((given) => given || null)
    .nullish()
}

/** Some of these words, each once: twice the same would be written twice. */
export function eachOnce<const Word extends string>(
  words: readonly Word[],
  { unknown, twice }: { unknown: string; twice: string },
) {
  return z
    .array(z.enum(words, { error: unknown }), { error: unknown })
    .max(words.length, { error: twice })
    .refine((all) => new Set(all).size === all.length, { error: twice })
}
