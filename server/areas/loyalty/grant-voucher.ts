import type { DecimalText } from '#domain/money.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { findVoucherOfKey, insertVoucher, type VoucherRow } from './queries-vouchers.ts'

export interface VoucherGrant {
  companyId: string
  /** Whole Rupiah. */
  amount: DecimalText
  /** Smallest amount of goods in a checkout, in Rupiah. */
  minSpend: DecimalText
  validUntil: Date
  source: 'reward' | 'promo' | 'returned'
  /** Identifies the occasion: a company gets one voucher per key, however often it is granted. */
  key: string
  /** Shown beside the code: 'Promo SELAMATDATANG'. */
  title: string
  /** The reward that it, or the one that it comes back for, was redeemed for: it is held while points are owed. */
  rewardId?: string | null
  /** Whether it asks for a verified e-mail address; left out, where it was given for a promo's code. */
  isPromo?: boolean
}

/** Gives a company a voucher for its checkouts [REG-2, REG-5]; `doer`: who led to it, for the audit [ADM-6]. */
export async function grantVoucher(tx: Tx, grant: VoucherGrant, doer: Doer, now: Date): Promise<VoucherRow> {
  await insertVoucher(tx, { rewardId: null, isPromo: grant.source === 'promo', ...grant, code: newCode(), now })
  const voucher = await findVoucherOfKey(tx, grant.companyId, grant.key)
  if (!voucher) throw new Error(`no voucher was written for ${grant.key}`)
  const { companyId, amount, source } = grant
  const thing = { id: voucher.id, name: grant.title }
  await audit(tx, doer, { act: 'voucher.grant', thing, after: { companyId, amount, source } }, now)
  return voucher
}

/** 'SB-7KQ2-M9XD': 40 random bits, and valid for one company only. */
function newCode(): string {
  return `SB-${randomCode(4)}-${randomCode(4)}`
}
