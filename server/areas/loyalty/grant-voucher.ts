import { randomInt } from 'node:crypto'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
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
  /** The reward it was redeemed for, if any. */
  rewardId?: string
}

/** Gives a company a voucher for its checkouts [REG-2, REG-5]. */
export async function grantVoucher(tx: Tx, grant: VoucherGrant, now: Date): Promise<VoucherRow> {
  await insertVoucher(tx, { ...grant, rewardId: grant.rewardId ?? null, code: newCode(), now })
  const voucher = await findVoucherOfKey(tx, grant.companyId, grant.key)
  if (!voucher) throw new Error(`no voucher was written for ${grant.key}`)
  return voucher
}

// without the signs that are easily confused
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 'SB-7KQ2-M9XD': 40 random bits, and valid for one company only. */
function newCode(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `SB-${signs.slice(0, 4)}-${signs.slice(4)}`
}
