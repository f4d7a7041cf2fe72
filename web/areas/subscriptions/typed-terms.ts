import type { Path } from 'react-hook-form'
import { readAmount, readOptionalAmount, shownAmount } from '#domain/numbers/number-text.ts'
import type { CustomerDetail } from '#domain/subscriptions/codec.ts'
import { beyondGrants, type GrantLimits } from '#domain/subscriptions/grants.ts'
import {
  CREDIT_DAYS_RULE,
  CREDIT_LIMIT_RULE,
  creditCode,
  creditDays,
  paymentTypeLabel,
  paymentTypePattern,
  UNLIMITED_CREDIT_RULE,
} from '#domain/subscriptions/payment-type.ts'
import { newlyUnlimited, type PaymentTerm } from '#domain/subscriptions/terms.ts'

/** The terms as typed. */
export interface TypedTerms {
  level_harga: string
  /** Those without credit. */
  tipe_pembayaran: string[]
  /** A limit is shown grouped. */
  tempo: { hari: string; batas_kredit: string; tanpa_limit: boolean }[]
  sales_user_id: string
}

/** The form's initial values: the existing terms; for a new customer level 1, by transfer. */
export function startingTerms({ priceLevel, payments, sales }: CustomerDetail, isNew: boolean): TypedTerms {
  const sales_user_id = sales?.userId ?? ''
  if (isNew) return { level_harga: '1', tipe_pembayaran: ['transfer'], tempo: [], sales_user_id }
  const credits = payments.filter(({ code }) => creditDays(code) !== null)
  return {
    level_harga: String(priceLevel),
    tipe_pembayaran: payments.filter(({ code }) => creditDays(code) === null).map(({ code }) => code),
    tempo: credits.map(({ code, creditLimit }) => ({
      hari: String(creditDays(code)),
      batas_kredit: shownAmount(creditLimit),
      tanpa_limit: creditLimit === null,
    })),
    sales_user_id,
  }
}

const USUAL_DAYS = ['14', '30', '45', '60', '90']

/** The first usual credit days that are not there yet; empty where all are [SELLER-3]. */
export function nextDays(tempo: TypedTerms['tempo']): string {
  const codes = tempo.map(({ hari }) => creditCode(hari))
  return USUAL_DAYS.find((days) => !codes.includes(creditCode(days))) ?? ''
}

/** The terms for sending. */
export function readTerms({ level_harga, tipe_pembayaran, tempo, sales_user_id }: TypedTerms) {
  return {
    level_harga: Number(level_harga),
    tipe_pembayaran: [
      ...tipe_pembayaran.map((kode) => ({ kode, batas_kredit: null })),
      ...tempo.map((credit) => ({
        kode: creditCode(credit.hari),
        batas_kredit: credit.tanpa_limit ? null : readOptionalAmount(credit.batas_kredit),
        tanpa_limit: credit.tanpa_limit,
      })),
    ],
    sales_user_id: sales_user_id || null,
  }
}

interface Granting {
  /** The terms until now; null for a new customer. */
  before: { priceLevel: number; payments: readonly PaymentTerm[] } | null
  limits: GrantLimits
}

/** What of the terms as typed is beyond what sales may grant, as far as they can be read yet [SHOP-7]. */
export function typedBeyond(typed: TypedTerms, { before, limits }: Granting): string[] {
  const { level_harga, tipe_pembayaran } = readTerms(typed)
  const payments = tipe_pembayaran
    .map(({ kode, batas_kredit }) => ({ code: kode, creditLimit: batas_kredit }))
    .filter(({ code, creditLimit }) => paymentTypePattern.test(code) && (creditLimit === null || isAmount(creditLimit)))
  return beyondGrants({ priceLevel: level_harga, payments }, before, limits)
}

function isAmount(text: string): boolean {
  return /^\d{1,15}(\.\d{1,2})?$/.test(text)
}

/** The names of credit without a limit in what is sent that was not granted before, for the owner to answer for [SHOP-7]. */
export function unlimitedAnew(
  payments: readonly { kode: string; tanpa_limit?: boolean | null | undefined }[],
  before: readonly PaymentTerm[] | null,
): string[] {
  const unlimited = payments
    .filter(({ tanpa_limit }) => tanpa_limit)
    .map(({ kode }) => ({ code: kode, creditLimit: null }))
  return newlyUnlimited(unlimited, before).map(paymentTypeLabel)
}

interface Setting {
  /** Whether the viewer may grant credit without a limit [SHOP-7]. */
  mayUnlimited: boolean
  /** The payment types until now; null for a new customer. */
  before: readonly PaymentTerm[] | null
}

/** What is wrong with the payment types, by field. */
export function termsFaults(typed: TypedTerms, { mayUnlimited, before }: Setting) {
  const { tipe_pembayaran, tempo } = typed
  const faults: { [Name in Path<TypedTerms>]?: string } = {}
  if (before === null && tipe_pembayaran.length + tempo.length === 0) {
    faults.tipe_pembayaran = 'Pilih setidaknya satu tipe pembayaran.'
  }
  const codes = tempo.map(({ hari }) => creditCode(hari))
  for (const [row, code] of codes.entries()) {
    const days = `tempo.${row}.hari` as const
    if (creditDays(code) === null) faults[days] = CREDIT_DAYS_RULE
    else if (codes.indexOf(code) < row) faults[days] = 'Setiap tempo cukup dicantumkan satu kali.'
    if (tempo[row]?.tanpa_limit) continue
    const limit = tempo[row]?.batas_kredit.trim()
    if (!limit) {
      // of days that are none there is nothing to limit yet
      if (faults[days] === undefined) {
        faults[`tempo.${row}.batas_kredit`] = mayUnlimited ? CREDIT_LIMIT_RULE : UNLIMITED_CREDIT_RULE
      }
    } else if (!/^\d{1,15}$/.test(readAmount(limit) ?? '')) {
      faults[`tempo.${row}.batas_kredit`] = 'Limit kredit diisi dalam rupiah, tanpa sen.'
    }
  }
  return faults
}
