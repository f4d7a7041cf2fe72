import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import { orderState } from '#domain/orders/codec.ts'
import { dueDay, mayMarkPaid } from '#domain/orders/credit.ts'
import { timelineText } from '#domain/orders/notice.ts'
import { type Allowed, may, type OrderEvent } from '#domain/orders/order.ts'
import type { OrderDetail } from '#domain/orders/shapes.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { deliveryView } from '#server/areas/companies/public.ts'
import type { OrderedAgreement } from '#server/areas/negotiations/public.ts'
import type { OrderEventRow, OrderLineRow } from './queries-reading.ts'
import type { ShownOrder } from './show-order.ts'
import { pictureOf, summaryView } from './views.ts'

/** One order with all there is to it, and what its reader may do now [ORDER-5]. */
export function orderView(
  { order, lines, events, products, agreements, at }: ShownOrder,
  reader: Buyer | Seller,
): OrderDetail {
  return {
    ...summaryView(order, products),
    versi: order.version,
    catatan: order.note,
    alamat: deliveryView(order.address),
    produk: lines.map((line) => ({
      ...lineView(line),
      produk_foto: pictureOf(line.productId, products),
      nego: agreementView(agreements.get(line.productId)),
    })),
    rincian: {
      barang: order.goods,
      ongkir: order.shipping,
      dpp: order.taxBase,
      ppn: order.tax,
      voucher: order.voucher,
      total: order.total,
    },
    pkp: order.isPkp,
    tarif_ppn: quantityText(order.taxPercent),
    tempo: creditView(order, at),
    pengiriman: { kurir: order.carrier, resi: order.trackingNumber },
    linimasa: events.map((event) => eventView(event, reader)),
    can: {
      setujui: allowedView(order, 'approve', reader),
      tolak: allowedView(order, 'refuse', reader),
      konfirmasi: allowedView(order, 'confirm', reader),
      kirim: allowedView(order, 'ship', reader),
      selesai: allowedView(order, 'complete', reader),
      batal: allowedView(order, 'cancel', reader),
      lunas: view(mayMarkPaid(order, reader)),
      pesan_lagi: reorderView(reader),
    },
  }
}

function lineView(line: OrderLineRow): Omit<OrderDetail['produk'][number], 'produk_foto' | 'nego'> {
  return {
    produk_id: line.productId,
    produk_id_url: productCode(line.productId),
    produk_nama: line.name,
    produk_kemasan: line.packLabel,
    produk_satuan: line.unit,
    jumlah_satuan: quantityText(line.units),
    harga_satuan: line.unitPrice,
    subtotal: line.amount,
    dpp: line.taxBase,
    ppn: line.tax,
  }
}

function creditView(order: ShownOrder['order'], at: Date): OrderDetail['tempo'] {
  const days = creditDays(order.paymentType)
  if (days === null) return null
  const due = dueDay(order.paymentType, order.shippedAt)
  const runs = order.paidAt === null && order.state !== 'cancelled'
  return {
    hari: days,
    jatuh_tempo: due,
    lewat: runs && due !== null && businessDay(at) > due,
    lunas: order.paidAt?.toISOString() ?? null,
  }
}

/** Both companies see on the order that a price was agreed; the seller before it confirms [NEGO-13]. */
function agreementView(agreed: OrderedAgreement | undefined): OrderDetail['produk'][number]['nego'] {
  if (!agreed) return null
  return {
    nego_id: agreed.negotiationId,
    deal: agreed.deal,
    keterangan: agreed.deal ? 'harga kesepakatan' : 'harga nego',
    harga_awal: agreed.listPrice,
  }
}

function eventView(event: OrderEventRow, reader: Buyer | Seller): OrderDetail['linimasa'][number] {
  return {
    status: orderState.encode(event.state),
    keterangan: timelineText(event, reader.companyKind),
    oleh: [event.userName, event.companyName].filter(Boolean).join(', '),
    waktu: event.at.toISOString(),
    alasan: event.reason,
  }
}

function allowedView(order: ShownOrder['order'], event: OrderEvent, reader: Buyer | Seller) {
  return view(may(order, event, reader))
}

function reorderView(reader: Buyer | Seller) {
  if (reader.companyKind === 'seller') return view({ allowed: false, reason: 'Langkah ini dilakukan oleh pembeli.' })
  if (mayDo(reader, 'cart.change')) return view({ allowed: true, reason: null })
  return view({ allowed: false, reason: 'Peran Anda tidak mengizinkan tindakan ini.' })
}

function view({ allowed, reason }: Allowed): OrderDetail['can']['batal'] {
  return { boleh: allowed, alasan: reason }
}
