import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { quantityText } from '#domain/money.ts'
import type { NegotiationDetail, SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { type Allowed, may } from '#domain/negotiations/may.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import type { SideAct } from '#domain/negotiations/transitions.ts'
import type { NegotiationRow, StepRow } from './queries-reading.ts'
import type { ShownNegotiation } from './show-negotiation.ts'
import type { SellersView } from './show-to-seller.ts'
import { summaryView } from './views.ts'
import { kindNames, partyNames } from './wire.ts'

/** nego/detail: what the buyer may read; nothing here follows from the lowest price or the percentage [NEGO-11]. */
export function buyerView(shown: ShownNegotiation & { resubmit: Allowed }, buyer: Buyer): NegotiationDetail {
  const can = (act: SideAct) => allowedView(mayNow(shown, act, buyer))
  return {
    ...commonView(shown),
    can: {
      setuju: can('agree'),
      lagi: can('counter'),
      ubah: can('change'),
      jawab: can('answerInfo'),
      tarik: can('withdraw'),
      tolak: can('decline'),
      selesai: can('finish'),
      batal: can('cancel'),
      ajukan_ulang: allowedView(shown.resubmit),
    },
  }
}

/** pusat-seller/nego/detail [SELLER-4]. */
export function sellerView(shown: SellersView, seller: Seller): SellerNegotiationDetail {
  const { nego, terms, buyer } = shown
  const can = (act: SideAct) => allowedView(mayNow(shown, act, seller))
  return {
    ...commonView(shown),
    saran_harga: shown.suggestion,
    harga_terendah: terms.lowestPrice,
    persen_nego: quantityText(terms.percent),
    pembeli: {
      nama: nego.buyerName,
      kota: buyer.city,
      langganan_sejak: buyer.subscribedSince?.toISOString() ?? null,
      tipe_pembayaran: buyer.paymentTypes,
      jumlah_pesanan: buyer.orders,
      nilai_pesanan: buyer.total,
      riwayat: buyer.negos.map((past) => ({
        nego_id: past.id,
        tanggal: past.submittedAt.toISOString(),
        status_nama: stateLabel(past.state),
        harga: past.price,
        jumlah_satuan: quantityText(past.units),
      })),
      pesanan_produk: buyer.purchases.map((purchase) => ({
        nomor: purchase.orderNumber,
        tanggal: purchase.placedAt.toISOString(),
        harga: purchase.unitPrice,
        jumlah_satuan: quantityText(purchase.units),
      })),
    },
    can: { setuju: can('agree'), tawar: can('counter'), minta_info: can('askInfo'), tolak: can('decline') },
  }
}

function commonView({ nego, steps, now }: ShownNegotiation) {
  return {
    ...summaryView(nego, now),
    diajukan_oleh: nego.submittedBy,
    penawaran: steps.map((step) => stepView(step, nego)),
  }
}

function stepView(step: StepRow, nego: NegotiationRow): NegotiationDetail['penawaran'][number] {
  return {
    versi: step.version,
    pihak: partyNames[step.party],
    jenis: kindNames[step.kind],
    harga: step.price,
    selisih_persen: step.price === null ? null : differencePercent(step.price, nego.listPrice),
    jumlah_satuan: step.price === null ? null : quantityText(nego.units),
    catatan: step.note,
    oleh: doerOf(step, nego),
    otomatis: step.automatic,
    waktu: step.at.toISOString(),
  }
}

function doerOf({ party, userName }: StepRow, { buyerName, sellerName }: NegotiationRow): string {
  if (party === 'system') return 'Sistem'
  const companyName = party === 'buyer' ? buyerName : sellerName
  return userName === null ? companyName : `${userName}, ${companyName}`
}

function mayNow({ nego, trade, now }: ShownNegotiation, act: SideAct, actor: Buyer | Seller): Allowed {
  return may(nego, act, actor, trade, now)
}

function allowedView(answer: Allowed): NegotiationDetail['can']['setuju'] {
  return { boleh: answer.allowed, alasan: answer.reason }
}
