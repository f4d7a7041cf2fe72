import { randomInt } from 'node:crypto'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { findVoucherOfKey, insertVoucher, type VoucherRow } from './queries-vouchers.ts'

export interface VoucherGrant {
  companyId: string
  /** Whole Rupiah. */
  amount: DecimalText
  /** Least amount of goods in a checkout. */
  minSpend: DecimalText
  validUntil: Date
  source: 'reward' | 'promo' | 'returned'
  /** What it is given for: the same company is given one voucher a key, however often it is asked for. */
  key: string
  /** What people read beside the code: 'Promo SELAMATDATANG'. */
  title: string
  /** What points were given for. */
  rewardId?: string
}

/** Gives a company a voucher for its checkout [REG-2, REG-5]. */
export async function grantVoucher(tx: Tx, grant: VoucherGrant, now: Date): Promise<VoucherRow> {
  await insertVoucher(tx, { ...grant, rewardId: grant.rewardId ?? null, code: newCode(), now })
  const voucher = await findVoucherOfKey(tx, grant.companyId, grant.key)
  if (!voucher) throw new Error(`no voucher was written for ${grant.key}`)
  return voucher
}

// without what is mistaken for another sign when read aloud
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 'SB-7KQ2-M9XD': 40 bits, and good for one company alone. */
function newCode(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `SB-${signs.slice(0, 4)}-${signs.slice(4)}`
}
