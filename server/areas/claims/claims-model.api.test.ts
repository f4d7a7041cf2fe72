import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findUnequalCredits } from '#server/areas/order-documents/public.ts'
import { checkReceivables, checkStocks } from '#server/areas/orders/public.ts'
import { aPng } from '#test/form.ts'
import { aSale, aVoucher, checkoutOf, fillCart, payFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

type Scene = Awaited<ReturnType<typeof anOrderOfTwo>>

/** A confirmed order of 200 kg and 75 kg, partly paid by a voucher of the platform. */
async function anOrderOfTwo() {
  const sale = await aSale(world, { stock: '1000', price: '18450.33' })
  const second = await world.aProduct({ seller: sale.seller, stock: '1000', price: '9999.99' })
  await fillCart(sale.buyer, sale.product, '200')
  await fillCart(sale.buyer, second, '75')
  const voucherId = await aVoucher(world, sale.buyer, { amount: '77777.00' })
  const { data } = await sale.buyer.call('checkout/buat', await checkoutOf(sale.buyer, sale.addressId, voucherId))
  const [order] = data.transaksi
  if (!order) throw new Error('no order was placed')
  const transaksi_id = order.transaksi_id
  await sale.seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  return { ...sale, transaksi_id }
}

const kinds = ['ship', 'receive', 'claim', 'answer', 'answer', 'cancel', 'pay', 'wait'] as const
const act = fc.record({
  kind: fc.constantFrom(...kinds),
  line: fc.nat(1),
  packs: fc.integer({ min: 1, max: 4 }),
  fault: fc.constantFrom('kurang' as const, 'rusak' as const, 'tidak_sesuai' as const),
  answer: fc.constantFrom('credit', 'credit', 'replace', 'refuse'),
  arrives: fc.constantFrom('all', 'less'),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

it('agrees after every step of any sequence: stocks, receivables, credit notes, points, order totals [CLAIM-1, SHIP-1, SHOP-5, PAY-1, TAX-1, ORDER-6]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 9 }), async (acts) => {
      const scene = await anOrderOfTwo()
      // something is always there to be claimed
      const shipping: Act = { kind: 'ship', line: 0, packs: 4, fault: 'rusak', answer: 'credit', arrives: 'less' }
      for (const one of [shipping, { ...shipping, kind: 'receive' as const }, ...acts]) {
        await take(scene, one)
        await expectAgreed(scene)
      }
      await finish(scene)
      await expectAgreed(scene)
      await cancelWhole(scene)
      await expectAllBack(scene)
    }),
    { numRuns: 3 },
  )
})

const read = async ({ seller, transaksi_id }: Scene) =>
  (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data

async function take(scene: Scene, one: Act): Promise<void> {
  const { seller, transaksi_id } = scene
  const { kind, line, packs } = one
  const order = await read(scene)
  const expected = { transaksi_id, versi: order.versi }
  const jumlah = String(Math.min(packs * 25, Number(order.produk[line]?.jumlah_sisa ?? 0)))
  const baris = [{ posisi: line + 1, jumlah }]
  if (kind === 'ship') await seller.call('pusat-seller/pesanan/kirim', { ...expected, kurir: 'Armada sendiri', baris })
  if (kind === 'cancel')
    await seller.call('pusat-seller/pesanan/batal-sisa', { ...expected, baris, alasan: 'Stok habis' })
  if (kind === 'pay') await payFor(seller, transaksi_id, { amount: '250000.00' })
  if (kind === 'receive') await receive(scene, order, one)
  if (kind === 'claim') await claim(scene, order, one)
  if (kind === 'answer') await answer(scene, one)
  if (kind === 'wait') await wait()
}

type Order = Awaited<ReturnType<typeof read>>

/** Confirms the receipt of the first shipment by the buyer, or of all of it by the seller. */
async function receive({ buyer, seller, transaksi_id }: Scene, order: Order, { arrives, packs }: Act): Promise<void> {
  const shipment = order.kiriman.find(({ status }) => status === 'dikirim')
  if (!shipment) return
  if (arrives === 'all' && packs > 2) {
    const recorded = await seller.call('pusat-seller/pesanan/selesai', { transaksi_id, versi: order.versi })
    expect(recorded.ok, recorded.text).toBe(true)
    return
  }
  const baris = shipment.baris.map(({ posisi, jumlah }) => ({
    posisi,
    jumlah: arrives === 'all' ? jumlah : String(Math.max(Number(jumlah) - 10, 0)),
  }))
  const receipt = { kiriman_id: shipment.kiriman_id, versi: shipment.versi, baris, alasan: 'Satu sak sobek' }
  const received = await buyer.call('kiriman/terima', receipt)
  expect(received.ok, received.text).toBe(true)
}

/** Claims some of what was received last; more than can be claimed is refused. */
async function claim({ buyer }: Scene, { kiriman }: Order, { line, packs, fault }: Act): Promise<void> {
  const shipment = kiriman.findLast(({ status }) => status === 'diterima')
  if (!shipment) return
  const { kiriman_id } = shipment
  const photo = (await buyer.upload('klaim/foto/unggah', { kiriman_id }, aPng)).data.foto_id
  const jumlah = fault === 'kurang' ? '5' : String(packs * 2.5)
  const posisi = shipment.baris[line]?.posisi ?? shipment.baris[0]?.posisi ?? 1
  const baris = [{ posisi, masalah: fault, jumlah }]
  await buyer.call('klaim/ajukan', { kiriman_id, baris, uraian: 'Basah', foto: [photo], kunci: randomUUID() })
}

/** Answers the claim that waits for longest, sends its replacement, or takes goods back. */
async function answer({ seller }: Scene, { answer: how, arrives }: Act): Promise<void> {
  const { data: waiting } = await seller.call('pusat-seller/klaim/daftar', { saring: 'seller' })
  const klaim_id = waiting.klaim.at(-1)?.klaim_id
  if (!klaim_id) return
  const { versi, status } = (await seller.call('pusat-seller/klaim/detail', { klaim_id })).data
  const expected = { klaim_id, versi }
  const answered = { ...expected, retur: arrives === 'less' }
  const done = await (async () => {
    if (status === 'pengganti_disiapkan') return seller.call('pusat-seller/klaim/kirim', { ...expected, kurir: 'JNE' })
    if (status === 'menunggu_retur') return seller.call('pusat-seller/klaim/retur', expected)
    if (how === 'credit') return seller.call('pusat-seller/klaim/nota-kredit', answered)
    if (how === 'replace') return seller.call('pusat-seller/klaim/pengganti', answered)
    return seller.call('pusat-seller/klaim/tolak', { ...expected, alasan: 'Segel utuh' })
  })()
  expect(done.ok, done.text).toBe(true)
}

/** A month passes in which no buyer acts: refusals are closed, replacements count as received. */
async function wait(): Promise<void> {
  const now = world.now()
  world.setClock(new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000).toISOString())
  try {
    await world.runJobs('claims/close')
  } finally {
    world.setClock()
  }
  const overdue = world.db.selectFrom('claims').select('id').where('buyer_by', 'is not', null)
  expect(await overdue.execute()).toEqual([])
}

/** Ships what is left, and receives everything. */
async function finish(scene: Scene): Promise<void> {
  const { seller, buyer, transaksi_id } = scene
  const { versi } = await read(scene)
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi, kurir: 'Armada sendiri' })
  await buyer.call('transaksi/terima', { transaksi_id, versi: (await read(scene)).versi })
}

/** Cancels the completed order, which waits for the replacements that are under way. */
async function cancelWhole({ seller, buyer, transaksi_id }: Scene): Promise<void> {
  const cancel = async () => {
    const { versi } = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data
    return seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi, alasan: 'Semua kembali' })
  }
  const { kiriman } = (await buyer.call('transaksi/detail', { transaksi_id })).data
  const underWay = kiriman.filter(({ status }) => status === 'dikirim')
  if (underWay.length > 0) expect((await cancel()).refusal?.code).toBe('replacement_under_way')
  for (const { kiriman_id, versi } of underWay) await buyer.call('kiriman/terima', { kiriman_id, versi })
  const cancelled = await cancel()
  expect(cancelled.ok, cancelled.text).toBe(true)
}

/**
 * Expects that the buyer's goods are in stock again, nothing is on the way or owed, and its voucher is returned once.
 */
async function expectAllBack({ transaksi_id }: Scene): Promise<void> {
  expect(await findUnequalCredits(world.db)).toEqual([])
  expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  const { rows } = await sql<Record<string, boolean>>`
    select r.comes_to = 0 and r.open = 0 as nothing_owed,
      coalesce((select sum(on_hand) from stock_movements where order_id = o.id and kind = 'return'), 0)
        = (select sum(units_received + units_adjusted) from order_lines where order_id = o.id) as returned,
      not exists (select from shipments where order_id = o.id and state <> 'received') as arrived,
      (select sum(amount) from vouchers where company_id = o.buyer_id and source = 'returned') = 77777 as given_back
    from orders o join receivables r on r.order_id = o.id where o.id = ${transaksi_id}`.execute(world.db)
  expect(rows).toEqual([{ nothing_owed: true, returned: true, arrived: true, given_back: true }])
}

async function expectAgreed({ transaksi_id }: Scene): Promise<void> {
  expect(await findUnequalCredits(world.db)).toEqual([])
  expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  const { rows } = await sql<Record<string, boolean>>`
    select
      o.total_amount = o.goods_amount - o.seller_discount_amount + o.shipping_amount + o.tax_amount - o.voucher_amount as total,
      r.comes_to = o.total_amount - credited.total as owed,
      credited.total = credited.papers as papers,
      credited.total = credited.ledger as ledger,
      credited.amount <= o.goods_amount and credited.tax <= o.tax_amount and credited.voucher <= o.voucher_amount as fits,
      o.parts_sent = (select count(*) from shipments where order_id = o.id and not is_replacement) as sent,
      o.parts_received = (select count(*) from shipments where order_id = o.id and not is_replacement and state = 'received')
        as received,
      not exists (select from order_lines l where l.order_id = o.id and (l.units_shipped, l.units_received) <> (
        select coalesce(sum(s.units), 0), coalesce(sum(s.units_received), 0) from shipment_lines s
        join shipments p on p.id = s.shipment_id
        where p.order_id = o.id and s.position = l.position and not p.is_replacement)) as counted,
      coalesce((select sum(on_hand) from stock_movements where order_id = o.id and kind = 'shipment'), 0)
        = -(select sum(units_shipped) from order_lines where order_id = o.id) as moved_off,
      coalesce((select sum(on_hand) from stock_movements where order_id = o.id and kind = 'replacement'), 0)
        = -coalesce((select sum(s.units) from shipment_lines s join shipments p on p.id = s.shipment_id
            where p.order_id = o.id and p.is_replacement), 0) as replaced,
      coalesce((select sum(reserved) from stock_movements where order_id = o.id), 0)
        = (select sum(units - units_shipped) from order_lines where order_id = o.id) as held,
      not exists (select from shipments where order_id = o.id and is_replacement and total_amount <> 0) as uninvoiced,
      not exists (select from order_lines l where l.order_id = o.id and l.units_adjusted <>
        coalesce((select sum(b.received) from (
          select s.units_received as received from claims c
          join shipment_lines s on s.shipment_id = c.replacement_id
          where c.order_id = o.id and s.position = l.position and s.units_received is not null) b), 0)
        - coalesce((select sum(cl.units) from claims c join claim_lines cl on cl.claim_id = c.id
          left join shipments p on p.id = c.replacement_id
          where c.order_id = o.id and cl.position = l.position and cl.kind <> 'shortage'
            and (c.credit_note_id is not null or p.state = 'received')), 0)) as adjusted,
      coalesce((select sum(amount) from vouchers where company_id = o.buyer_id and source = 'returned'), 0)
        = credited.voucher + coalesce((select sum(voucher_amount) from order_reductions where order_id = o.id), 0)
        as given_back,
      case when o.state = 'completed' then
        coalesce((select sum(points) from point_entries where order_id = o.id), 0) = greatest(floor((kept.net -
          case when kept.whole then o.voucher_amount
            else floor(o.voucher_amount * kept.net / nullif(o.goods_amount - o.seller_discount_amount, 0)) end) / 10000), 0)
        else not exists (select from point_entries where order_id = o.id) end as points
    from orders o
    join receivables r on r.order_id = o.id
    cross join lateral (
      select coalesce(sum(c.credited_total), 0) as total, coalesce(sum(c.credited_voucher), 0) as voucher,
        coalesce(sum((select sum(amount) from claim_credits where claim_id = c.id)), 0) as amount,
        coalesce(sum((select sum(tax) from claim_credits where claim_id = c.id)), 0) as tax,
        coalesce((select sum(total) from trade_papers where order_id = o.id and kind = 'credit_note'), 0) as papers,
        coalesce((select -sum(l.ordered) from receivable_lines l join receivable_acts a on a.id = l.act_id
          where l.order_id = o.id and a.kind = 'credit_note'), 0) as ledger
      from claims c where c.order_id = o.id) credited
    cross join lateral (
      select sum(case when units_received + units_adjusted = units then amount
        else round((units_received + units_adjusted) * unit_price, 2) end) as net,
        bool_and(units_received + units_adjusted = units) as whole
      from order_lines where order_id = o.id) kept
    where o.id = ${transaksi_id}`.execute(world.db)
  expect(Object.entries(rows[0] ?? { missing: false }).filter(([, agrees]) => !agrees)).toEqual([])
}
