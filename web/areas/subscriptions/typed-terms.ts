import type { Path } from 'react-hook-form'
import { readAmount, readOptionalAmount, shownAmount } from '#domain/numbers/number-text.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
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

export interface TypedTerms {
  priceLevel: string
  /** Those without credit. */
  payments: string[]
  /** A limit is shown grouped. */
  credits: { days: string; creditLimit: string; isUnlimited: boolean }[]
  salesUserId: string
}

/** The form's initial values: the existing terms; for a new customer level 1, by transfer. */
export function startingTerms({ priceLevel, payments, sales }: CustomerDetail, isNew: boolean): TypedTerms {
  const salesUserId = sales?.userId ?? ''
  if (isNew) return { priceLevel: '1', payments: ['transfer'], credits: [], salesUserId }
  const credits = payments.filter(({ code }) => creditDays(code) !== null)
  return {
    priceLevel: String(priceLevel),
    payments: payments.filter(({ code }) => creditDays(code) === null).map(({ code }) => code),
    credits: credits.map(({ code, creditLimit }) => ({
      days: String(creditDays(code)),
      creditLimit: shownAmount(creditLimit),
      isUnlimited: creditLimit === null,
    })),
    salesUserId,
  }
}

const USUAL_DAYS = ['14', '30', '45', '60', '90']

/** The first usual credit days that are not there yet; empty where all are [SELLER-3]. */
export function nextDays(credits: TypedTerms['credits']): string {
  const codes = credits.map(({ days }) => creditCode(days))
  return USUAL_DAYS.find((days) => !codes.includes(creditCode(days))) ?? ''
}

/** The terms for sending. */
export function readTerms({ priceLevel, payments, credits, salesUserId }: TypedTerms) {
  return {
    priceLevel: Number(priceLevel),
    payments: [
      ...payments.map((code) => ({ code, creditLimit: null })),
      ...credits.map((credit) => ({
        code: creditCode(credit.days),
        creditLimit: credit.isUnlimited ? null : readOptionalAmount(credit.creditLimit),
        isUnlimited: credit.isUnlimited,
      })),
    ],
    salesUserId: salesUserId || null,
  }
}

interface Granting {
  /** The terms until now; null for a new customer. */
  before: { priceLevel: number; payments: readonly PaymentTerm[] } | null
  limits: GrantLimits
}

/** The typed terms beyond the limits of sales, as far as they can be read yet [SHOP-7]. */
export function typedBeyond(typed: TypedTerms, { before, limits }: Granting): string[] {
  const { priceLevel, payments } = readTerms(typed)
  const readable = payments.filter(
    ({ code, creditLimit }) => paymentTypePattern.test(code) && (creditLimit === null || isAmount(creditLimit)),
  )
  return beyondGrants({ priceLevel, payments: readable }, before, limits)
}

function isAmount(text: string): boolean {
  return /^\d{1,15}(\.\d{1,2})?$/.test(text)
}

/** The names of credit without a limit in what is sent that was not granted before, for the owner to answer for [SHOP-7]. */
export function unlimitedAnew(
  payments: readonly { code: string; isUnlimited?: boolean | null | undefined }[],
  before: readonly PaymentTerm[] | null,
): string[] {
  const unlimited = payments.filter(({ isUnlimited }) => isUnlimited).map(({ code }) => ({ code, creditLimit: null }))
  return newlyUnlimited(unlimited, before).map(paymentTypeLabel)
}

interface Setting {
  /** Whether the viewer may grant credit without a limit [SHOP-7]. */
  mayUnlimited: boolean
  /** The payment types until now; null for a new customer. */
  before: readonly PaymentTerm[] | null
}

/** The faults of the payment types, by field. */
export function termsFaults(typed: TypedTerms, { mayUnlimited, before }: Setting) {
  const { payments, credits } = typed
  const faults: { [Name in Path<TypedTerms>]?: string } = {}
  if (before === null && payments.length + credits.length === 0) {
    faults.payments = 'Pilih setidaknya satu tipe pembayaran.'
  }
  const codes = credits.map(({ days }) => creditCode(days))
  for (const [row, code] of codes.entries()) {
    const days = `credits.${row}.days` as const
    if (creditDays(code) === null) faults[days] = CREDIT_DAYS_RULE
    else if (codes.indexOf(code) < row) faults[days] = 'Setiap tempo cukup dicantumkan satu kali.'
    if (credits[row]?.isUnlimited) continue
    const limit = credits[row]?.creditLimit.trim()
    if (!limit) {
      // of days that are none there is nothing to limit yet
      if (faults[days] === undefined) {
        faults[`credits.${row}.creditLimit`] = mayUnlimited ? CREDIT_LIMIT_RULE : UNLIMITED_CREDIT_RULE
      }
    } else if (!/^\d{1,15}$/.test(readAmount(limit) ?? '')) {
      faults[`credits.${row}.creditLimit`] = 'Limit kredit diisi dalam rupiah, tanpa sen.'
    }
  }
  return faults
}
