import { randomUUID } from 'node:crypto'
import { businessDay } from '#domain/business-day.ts'
import { decimal } from '#domain/money.ts'
import { type OrderDocumentKind, paperKinds, paperTitle } from '#domain/order-documents/kind.ts'
import { drawOrderDocument } from '#server/areas/order-documents/draw/draw-document.ts'
import { amountInWords } from '#server/areas/order-documents/issue-documents.ts'
import type { OrderDocumentContent } from '#server/areas/order-documents/public.ts'
import { startApp } from '#test/servers/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { addressOf, orderable, readyOrder } from './ordering.ts'
import { print } from './report.ts'

const DRAWN = 30
const LINES = 40
const PLACED = 400
const PLACED_IN_TURN = 100
const ISSUED = 200

/**
 * Prints the size of each order document and the time to draw it, and the effect of 200 issued at once on orders being
 * placed [DOC-1].
 */
export async function printOrderDocuments(): Promise<void> {
  print(`${'paper'.padEnd(20)}${'lines'.padStart(7)}${'kB'.padStart(8)}${'p50 ms'.padStart(9)}${'slowest'.padStart(9)}`)
  for (const kind of paperKinds) for (const lines of [3, LINES]) await printDrawn(kind, lines)
  await printPlacing()
}

async function printDrawn(kind: OrderDocumentKind, lines: number): Promise<void> {
  const paper = { content: contentOf(kind, lines), proofAddress: 'https://contoh.id/bukti/ABCD-EFGH' }
  let bytes = 0
  const times: number[] = []
  for (let round = 0; round < DRAWN; round++) {
    const begun = performance.now()
    bytes = (await drawOrderDocument(paper)).length
    times.push(performance.now() - begun)
  }
  const { p50, slowest } = figuresOf(times)
  const figures = [String(lines).padStart(7), (bytes / 1000).toFixed(0).padStart(8)]
  print(
    `${paperTitle(kind).padEnd(20)}${figures.join('')}${p50.toFixed(0).padStart(9)}${slowest.toFixed(0).padStart(9)}`,
  )
}

async function printPlacing(): Promise<void> {
  const database = await copyOfOffers(1000)
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  try {
    const [buyer, seller] = [await signInAs(app.url, 'pembeli@contoh.id'), await signInAs(app.url, 'penjual@contoh.id')]
    const products = (await orderable(buyer, database.url)).filter((one) => one.seller_id === seller.companyId)
    const addressId = await addressOf(buyer)
    const place = async () => {
      const [product] = products
      if (!product) throw new Error('the buyer may order nothing of this seller')
      const placeOne = await readyOrder(buyer, product, addressId)
      const begun = performance.now()
      const { transaksi } = await placeOne()
      return { time: performance.now() - begun, orderId: transaksi[0]?.transaksi_id ?? '' }
    }
    const { orderId } = await place()
    const alone: number[] = []
    const beside: number[] = []
    const storms: number[] = []
    while (Math.min(alone.length, beside.length) < PLACED) {
      for (let round = 0; round < PLACED_IN_TURN; round++) alone.push((await place()).time)
      let isAnswered = false
      const begun = performance.now()
      const issuing = Promise.all(Array.from({ length: ISSUED }, () => recordPayment(seller, orderId)))
        .then(() => storms.push(performance.now() - begun))
        .finally(() => {
          isAnswered = true
        })
      // orders count that were placed while documents were pending
      while (!isAnswered) beside.push((await place()).time)
      await issuing
    }
    const [undisturbed, meanwhile] = [figuresOf(alone), figuresOf(beside)]
    print(`${ISSUED} payments, a kwitansi each, recorded at once in ${figuresOf(storms).p50.toFixed(0)} ms`)
    print(`${alone.length} placed alone: ${latencyOf(undisturbed)}`)
    print(`${beside.length} placed beside them: ${latencyOf(meanwhile)}`)
    print(`p99 beside them to alone: ${(meanwhile.p99 / undisturbed.p99).toFixed(1)} (limit: 2)`)
  } finally {
    await app.stop()
    await database.drop()
  }
}

function recordPayment(seller: BenchBuyer, orderId: string): Promise<unknown> {
  const today = businessDay(new Date())
  const payment = { transaksi_id: orderId, jumlah: '100.00', tanggal: today, kunci: randomUUID() }
  return seller.call('pusat-seller/pembayaran/catat', payment)
}

function latencyOf({ p50, p99, slowest }: ReturnType<typeof figuresOf>): string {
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`
}

function figuresOf(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) }
}

function contentOf(kind: OrderDocumentKind, count: number): OrderDocumentContent {
  const company = {
    name: 'PT Sumber Bahan Nusantara',
    address: 'Jl. Industri Raya No. 12, Bekasi, Jawa Barat',
    npwp: '0123456789012345',
    phone: '+62 811-0000-0999',
  }
  const lines = Array.from({ length: count }, (_, place) => ({
    name: `Asam sitrat monohidrat food grade ${place + 1}`,
    sku: `AS-${place + 1}`,
    pack: '25 kg sak kraft',
    unit: 'kg',
    units: '250',
    unitPrice: kind === 'delivery_note' ? '' : '20000.00',
    amount: kind === 'delivery_note' ? '' : '5000000.00',
  }))
  const goods = decimal('5000000').times(count)
  const amounts = {
    goods: goods.text(2),
    sellerDiscount: '0.00',
    shipping: '150000.00',
    taxBase: goods.times(11).dividedBy(12, 0).text(2),
    tax: goods.times(11).dividedBy(100, 0).text(2),
    voucher: '0.00',
    total: goods.times(111).dividedBy(100, 0).plus(150_000).text(2),
    taxPercent: '12',
  }
  return {
    kind,
    number: 'INV-2603-0187',
    day: '2026-03-02',
    code: 'ABCD-EFGH',
    orderId: '0',
    orderNumber: 'SB-260302-ABCDE',
    poNumber: 'PO-4711',
    seller: company,
    buyer: { ...company, name: 'PT Rasa Indonesia' },
    destination: { title: 'Dikirim ke', lines: ['Gudang', 'Penerima', 'Jl. Uji No. 1', 'Jakarta, DKI Jakarta 13920'] },
    payment: 'Tempo 30 hari',
    dueDay: '2026-04-01',
    lines,
    lots: [],
    wantedDay: null,
    orderedBy: null,
    approvedBy: null,
    amounts: kind === 'delivery_note' ? null : { ...amounts, inWords: amountInWords(amounts.total) },
    account: null,
    parcel: kind === 'delivery_note' ? 'JNE · resi AB-1' : null,
    about: kind === 'receipt' || kind === 'credit_note' ? 'INV-2603-0001' : null,
    note: 'Mohon dikirim sebelum pukul 15.00 WIB.',
  }
}
