import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { NegotiationSummary } from '#domain/negotiations/contract.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { isRunning, stateLabel } from '#domain/negotiations/state.ts'
import { MOST_OFFERS } from '#domain/negotiations/terms.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { NegotiationPage } from './list-negotiations.ts'
import type { NegoNotice } from './list-notices.ts'
import type { InboxNumbers } from './queries-inbox.ts'
import type { NegotiationRow } from './queries-reading.ts'
import type { NegoStatus } from './show-status.ts'
import { policyNames, stateNames } from './wire.ts'

/** A negotiation as lists show it. */
export function summaryView(nego: NegotiationRow, now: Date): NegotiationSummary {
  return {
    nego_id: nego.id,
    status: stateNames[nego.state],
    status_nama: stateLabel(nego.state),
    berjalan: isRunning(nego.state),
    versi: nego.version,
    produk_id: nego.productId,
    produk_id_url: productCode(nego.productId),
    produk_nama: nego.productName,
    produk_foto: pictureUrl(nego.productId, nego.pictureVersion),
    produk_satuan: nego.unit,
    produk_kemasan: nego.packLabel,
    produk_berat: quantityText(nego.packWeight),
    seller_nama: nego.sellerName,
    seller_username: nego.sellerUsername,
    pembeli_nama: nego.buyerName,
    jumlah_satuan: quantityText(nego.units),
    harga_awal: nego.listPrice,
    harga_terakhir: nego.price,
    selisih_persen: differencePercent(nego.price, nego.listPrice),
    deal: nego.deal,
    harga_berlaku: nego.state === 'finished' && !nego.ordered && now < nego.validUntil,
    transaksi_id: nego.orderId,
    sisa_percobaan: MOST_OFFERS - nego.offersMade,
    berlaku_sampai: nego.validUntil.toISOString(),
    waktu_server: now.toISOString(),
    diajukan: nego.submittedAt.toISOString(),
    diperbarui: nego.updatedAt.toISOString(),
  }
}

/** nego/daftar and pusat-seller/nego/daftar. */
export function pageView({ negos, counts, page, perPage, now }: NegotiationPage) {
  return {
    nego: negos.map((nego) => summaryView(nego, now)),
    total: counts.matching,
    halaman: page,
    per_halaman: perPage,
    jumlah: { berjalan: counts.running, menunggu_saya: counts.waiting },
  }
}

export function inboxView({ numbers, ...inbox }: NegotiationPage & { numbers: InboxNumbers }) {
  return {
    ...pageView(inbox),
    ringkasan: {
      menunggu: inbox.counts.waiting,
      median_jawaban_menit: numbers.medianMinutes,
      menjadi_pesanan_persen: numbers.orderedPercent,
      selisih_rata_persen: numbers.meanDifference,
    },
  }
}

/** produk/nego/status [NEGO-2]. */
export function statusView({ runningId, leftToday, dealPolicy }: NegoStatus) {
  return {
    nego_ongoing: runningId !== null,
    nego_id: runningId,
    sisa_hari_ini: leftToday,
    kesepakatan: policyNames[dealPolicy],
  }
}

/** notifikasi/nego/daftar [HEAD-8]. */
export function noticesView({ notices, unread }: { notices: readonly NegoNotice[]; unread: number }) {
  return {
    notifikasi: notices.map(({ message, sellerName, negotiationId, createdAt, read }) => ({
      message,
      seller_nama: sellerName,
      nego_id: negotiationId,
      date: createdAt.toISOString(),
      dibaca: read,
    })),
    belum_dibaca: unread,
  }
}
