import { formatQuantity } from '#domain/format.ts'
import type { CustomerDetail } from '#domain/subscriptions/codec.ts'

/** One row of credit as typed. */
export interface TypedCredit {
  key: number
  days: string
  /** Whole Rupiah; empty = no limit. */
  limit: string
}

/** The terms as typed. */
export interface TypedTerms {
  level: string
  transfer: boolean
  cod: boolean
  credits: readonly TypedCredit[]
  salesUserId: string
}

/** The body of the calls. */
export interface TermsBody {
  level_harga: number
  tipe_pembayaran: { kode: string; batas_kredit: string | null }[]
  sales_user_id: string | null
}

/** The form's initial values: the existing terms; for a new customer level 1, by transfer. */
export function startingTerms({ priceLevel, payments, sales }: CustomerDetail, isNew: boolean): TypedTerms {
  if (isNew) return { level: '1', transfer: true, cod: false, credits: [], salesUserId: sales?.userId ?? '' }
  const has = (code: string) => payments.some((payment) => payment.code === code)
  const credits = payments.filter(({ code }) => code.startsWith('tempo-'))
  return {
    level: String(priceLevel),
    transfer: has('transfer'),
    cod: has('cod'),
    credits: credits.map(({ code, creditLimit }, key) => ({
      key,
      days: code.slice('tempo-'.length),
      limit: creditLimit ? formatQuantity(creditLimit) : '',
    })),
    salesUserId: sales?.userId ?? '',
  }
}

/** Reads the form. @returns the body, or what is wrong with it in one sentence */
export function readTerms(typed: TypedTerms, isNew: boolean): { body: TermsBody } | { problem: string } {
  const { level, transfer, cod, credits, salesUserId } = typed
  const days = credits.map((credit) => credit.days.trim())
  if (!days.every((one) => /^[1-9]\d{0,2}$/.test(one))) return { problem: 'Tempo diisi dalam hari, dari 1 sampai 999.' }
  if (new Set(days).size < days.length) return { problem: 'Setiap tempo cukup dicantumkan satu kali.' }
  const limits = credits.map((credit) => credit.limit.replace(/[.\s]/g, ''))
  if (!limits.every((one) => /^\d{0,15}$/.test(one))) return { problem: 'Batas kredit diisi dalam rupiah, tanpa sen.' }
  const payments = [
    ...(transfer ? [{ kode: 'transfer', batas_kredit: null }] : []),
    ...(cod ? [{ kode: 'cod', batas_kredit: null }] : []),
    ...days.map((one, index) => ({ kode: `tempo-${one}`, batas_kredit: limits[index] || null })),
  ]
  if (isNew && payments.length === 0) return { problem: 'Pilih setidaknya satu tipe pembayaran.' }
  return { body: { level_harga: Number(level), tipe_pembayaran: payments, sales_user_id: salesUserId || null } }
}
