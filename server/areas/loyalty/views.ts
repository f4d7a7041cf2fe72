import type { Buyer } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatQuantity } from '#domain/format.ts'
import type { PointBalance, PointEntry, Reward, VoucherView } from '#domain/loyalty/contract.ts'
import { type EntryKind, entryText } from '#domain/loyalty/entry-text.ts'
import { balanceOf, type Ledger, nextToExpire } from '#domain/loyalty/ledger.ts'
import type { ListedEntry } from './list-entries.ts'
import type { RewardRow } from './queries.ts'
import type { VoucherRow } from './queries-vouchers.ts'

/** poin/saldo. */
export function balanceView(ledger: Ledger): PointBalance {
  const next = nextToExpire(ledger)
  return {
    ...pointsView(balanceOf(ledger)),
    akan_hangus: next && { poin: next.points, pada: next.expiresAt.toISOString() },
  }
}

/** A balance as a number, and as people read it: '12.450'. */
export function pointsView(balance: number) {
  const text = formatQuantity(String(Math.abs(balance)))
  return { total_point_view: balance < 0 ? `-${text}` : text, total_point: balance }
}

const kinds: Record<EntryKind, PointEntry['jenis']> = {
  earned: 'diperoleh',
  reversed: 'ditarik',
  redeemed: 'ditukar',
  expired: 'hangus',
}

/** One line of poin/riwayat. */
export function entryView(entry: ListedEntry): PointEntry {
  return {
    riwayat_id: entry.id,
    jenis: kinds[entry.kind],
    keterangan: entryText(entry.kind, entry),
    poin: entry.points,
    saldo: entry.balance,
    waktu: entry.at.toISOString(),
    transaksi_id: entry.orderId,
  }
}

/** One of poin/hadiah, and whether the member may redeem it now [REG-5]. */
export function rewardView(reward: RewardRow, balance: number, buyer: Buyer): Reward {
  return {
    hadiah_id: reward.id,
    nama: reward.title,
    poin: reward.points,
    nilai: reward.amount,
    min_belanja: reward.minSpend,
    berlaku_hari: reward.validDays,
    tukar: mayRedeem(reward, balance, buyer),
  }
}

function mayRedeem({ points }: RewardRow, balance: number, buyer: Buyer): Reward['tukar'] {
  if (!mayDo(buyer, 'points.redeem'))
    return { boleh: false, alasan: 'Hanya pemilik perusahaan yang dapat menukar poin.' }
  if (balance >= points) return { boleh: true, alasan: null }
  return { boleh: false, alasan: `Kurang ${formatQuantity(String(points - balance))} poin lagi.` }
}

export function voucherView(voucher: VoucherRow, now: Date): VoucherView {
  return {
    voucher_id: voucher.id,
    kode: voucher.code,
    nama: voucher.title,
    nilai: voucher.amount,
    min_belanja: voucher.minSpend,
    berlaku_sampai: voucher.validUntil.toISOString(),
    status: statusOf(voucher, now),
  }
}

function statusOf({ usedAt, validUntil }: VoucherRow, now: Date): VoucherView['status'] {
  if (usedAt) return 'terpakai'
  return now < validUntil ? 'aktif' : 'berakhir'
}
