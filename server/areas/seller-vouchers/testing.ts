import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'

type Typed = WireBodyOf<CallAt<'pusat-seller/voucher/buat'>>

let made = 0

/** A seller's typed voucher: Rp 100,000 off goods of at least Rp 500,000, for everybody, once each. */
export function aShopVoucher(wishes: Partial<Typed> = {}): Typed {
  made += 1
  return {
    kode: `HEMAT-${made}`,
    nama: 'Hemat awal bulan',
    jenis: 'nominal',
    nilai: '100000',
    min_belanja: '500000',
    dari: '2020-01-01',
    sampai: '2099-12-31',
    ...wishes,
  }
}

/** A voucher that the seller has made, as it is named in its acts. */
export async function aStoredVoucher(seller: Person, wishes: Partial<Typed> = {}) {
  const { data } = await seller.call('pusat-seller/voucher/buat', aShopVoucher(wishes))
  return { voucher_id: data.voucher_id, versi: 1 }
}
