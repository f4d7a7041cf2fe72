import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { lineAmount } from '#domain/cart/amounts.ts'
import { amountText, decimal, quantityText } from '#domain/money.ts'
import { paperNumber } from '#domain/order-documents/kind.ts'
import { rateOn, type TaxRate, taxOfLine } from '#domain/orders/amounts/tax.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdQuoted, type Quoted } from '#server/areas/negotiations/public.ts'
import { findTaxRates } from '#server/areas/orders/public.ts'
import { activePaymentTypes } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { amountInWords, paperCode, partyOf } from './issue-documents.ts'
import {
  type CompanyOnDocument,
  findParties,
  findQuotation,
  insertOrderDocument,
  nextSequence,
  type OrderDocumentContent,
} from './queries.ts'

/**
 * The quotation of the price that a seller offers in a negotiation or has agreed to: issued at the first request, and
 * returned unchanged at later ones, as long as no other price is offered. It is valid as long as the price is [DOC-1,
 * NEGO-10].
 * @throws Refusal nego_not_found | nego_not_quoted
 */
export function issueQuotation(
  deps: Deps,
  member: Buyer | Seller,
  negotiationId: string,
): Promise<{ id: string; number: string }> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const quoted = await holdQuoted(tx, member, negotiationId, now)
    const there = await findQuotation(tx, quoted.id, quoted.offer)
    if (there) return there
    if (!quoted.holds) throw new Refusal('nego_not_quoted', { field: 'nego_id' })
    return issue(tx, quoted, quoted.quotedBy ?? member.userId, now)
  })
}

async function issue(tx: Tx, quoted: Quoted, issuedBy: string, now: Date): Promise<{ id: string; number: string }> {
  const { sellerId, buyerId } = quoted
  const parties = await findParties(tx, [sellerId, buyerId])
  const [seller, buyer] = [parties.get(sellerId), parties.get(buyerId)]
  if (!seller || !buyer) throw new Error('a company of a negotiation is gone')
  const day = businessDay(now)
  const rate = seller.isPkp ? rateOn(await findTaxRates(tx), day) : null
  const payments = (await activePaymentTypes(tx, buyerId, [sellerId])).get(sellerId) ?? []
  const year = Number(day.slice(0, 4))
  const sequence = await nextSequence(tx, { sellerId, kind: 'quotation', year })
  const number = paperNumber('quotation', day, sequence)
  const payment = payments.map(({ label }) => label).join(', ') || 'Sesuai kesepakatan'
  const content = contentOf(quoted, { seller, buyer, rate, payment, number, day })
  const total = content.amounts?.total ?? null
  const counted = { year, place: sequence }
  const quotation = { negotiationId: quoted.id, offer: quoted.offer }
  const paper = { sellerId, buyerId, counted, total, content, shipmentId: null, issuedBy, quotation }
  return { id: await insertOrderDocument(tx, paper, now), number }
}

interface Known {
  seller: CompanyOnDocument
  buyer: CompanyOnDocument
  /** Null of a seller that charges no PPN. */
  rate: TaxRate | null
  payment: string
  number: string
  day: string
}

function contentOf(
  { productName, sku, packLabel, unit, units, price, validUntil }: Quoted,
  { seller, buyer, rate, payment, number, day }: Known,
): OrderDocumentContent {
  const goods = lineAmount(units, price)
  const { base, tax } = taxOfLine(goods, rate)
  const total = amountText(decimal(goods).plus(tax))
  return {
    kind: 'quotation',
    number,
    day,
    code: paperCode(),
    orderId: null,
    orderNumber: null,
    poNumber: null,
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    destination: { title: 'Pengiriman', lines: ['Dihitung saat pesanan dibuat', 'menurut alamat tujuan'] },
    payment,
    // it ends at 24:00, which is the day before
    dueDay: businessDay(new Date(validUntil.getTime() - 1)),
    lines: [
      {
        name: productName,
        sku: sku || null,
        pack: packLabel,
        unit,
        units: quantityText(units),
        unitPrice: price,
        amount: goods,
      },
    ],
    lots: [],
    wantedDay: null,
    orderedBy: null,
    approvedBy: null,
    amounts: {
      goods,
      sellerDiscount: '0.00',
      shipping: '0.00',
      taxBase: base,
      tax,
      voucher: '0.00',
      total,
      taxPercent: rate && quantityText(rate.percent),
      inWords: amountInWords(total),
    },
    account: null,
    parcel: null,
    about: null,
    note: 'Harga belum termasuk ongkos kirim. Pesanan dengan harga ini dibuat sebelum penawaran berakhir.',
  }
}
