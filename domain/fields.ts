import { z } from 'zod'
import { LAST_PAGE, LONGEST } from './limits.ts'

/** An id of the platform as text (uuid). */
export const idText = z.uuid({ error: 'Kode tidak valid.' })
/** The same where there may be none, which browsers also keep as an empty text. */
export const idOrNull = orNull(idText, 'Kode tidak valid.')
/** The session's company in a body: compared with the session, never used as it is [ROLE-9]. */
export const ownCompany = z.uuid({ error: 'Kode perusahaan tidak valid.' })
/** The same for calls that visitors may make. */
export const ownCompanyOrNull = orNull(ownCompany, 'Kode perusahaan tidak valid.')
/** Made by the client for one intention: the same key again has no second effect. */
export const requestKey = z.uuid({ error: 'Kunci permintaan tidak valid.' })
export const ownUser = z.uuid({ error: 'Kode pengguna tidak valid.' })
/** As a JSON number or as text. */
export const productId = z
  .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/)], { error: 'Kode produk tidak valid.' })
  .transform(Number)
  .pipe(
    z
      .int({ error: 'Kode produk tidak valid.' })
      .min(1, { error: 'Kode produk tidak valid.' })
      .max(2147483647, { error: 'Kode produk tidak valid.' }),
  )

/** Money on the wire: '125000.00', at most what a column of prices and limits holds. */
export const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, { error: amountProblem })
/** The total of a whole checkout, which may be larger than any price. */
export const totalAmount = z.string().regex(/^\d{1,16}(\.\d{1,2})?$/, { error: amountProblem })
/** The same in a body, where it may also be a JSON number. */
export const givenAmount = z
  .union([z.string(), z.number()], { error: 'Nilai rupiah tidak valid.' })
  .transform(String)
  .pipe(amount)
/** Money, or 'NA' when the viewer may not see it [ROLE-4]. */
export const visibleAmount = z.string()
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

export const page = z.number().int().min(1, { error: 'Halaman dimulai dari 1.' }).max(LAST_PAGE).default(1)
export const pageSize = z.number().int().min(1).max(60, { error: 'Paling banyak 60 per halaman.' }).default(20)
/** A free search text; longer ones are refused, not cut. */
export const keyword = z
  .string()
  .trim()
  .max(LONGEST.keyword, { error: `Kata kunci paling panjang ${LONGEST.keyword} karakter.` })
/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime()

function amountProblem({ input }: { input?: unknown }): string {
  const isTooLarge = /^\d{14,}(\.\d{1,2})?$/.test(String(input))
  return isTooLarge ? 'Nilai rupiah terlalu besar.' : 'Nilai rupiah tidak valid.'
}

function orNull(id: typeof idText, error: string) {
  return z
    .union([id, z.literal('')], { error })
    .transform((given) => given || null)
    .nullish()
}
