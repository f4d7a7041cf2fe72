import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { aSale, aVoucher, checkoutOf, fillCart } from '#test/scenes/ordering.ts'
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
  return { ...sale, second, transaksi_id, agreed: order.total }
}

const act = fc.record({
  kind: fc.constantFrom('ship', 'ship', 'receive', 'cancel', 'undo', 'correct'),
  line: fc.nat(1),
  packs: fc.integer({ min: 1, max: 4 }),
  arrives: fc.constantFrom('all', 'less'),
})

it('agrees after every step of any sequence: stocks, reservations, amounts, tax, vouchers, points [SHIP-1, SHOP-5, TAX-1, ORDER-6]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      const scene = await anOrderOfTwo()
      for (const one of acts) {
        await take(scene, one)
        await expectAgreed(scene)
      }
      await finish(scene)
      await expectAgreed(scene)
      await expectSettled(scene)
    }),
    { numRuns: 5 },
  )
})

const read = async ({ seller, transaksi_id }: Scene) =>
  (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data

async function take(
  scene: Scene,
  { kind, line, packs, arrives }: typeof act extends fc.Arbitrary<infer Act> ? Act : never,
) {
  const { seller, buyer, transaksi_id } = scene
  const order = await read(scene)
  const expected = { transaksi_id, versi: order.versi }
  const chosen = order.produk[line]
  const jumlah = String(Math.min(packs * 25, Number(chosen?.jumlah_sisa ?? 0)))
  const baris = [{ posisi: line + 1, jumlah }]
  if (kind === 'ship') await seller.call('pusat-seller/pesanan/kirim', { ...expected, kurir: 'Armada sendiri', baris })
  if (kind === 'cancel')
    await seller.call('pusat-seller/pesanan/batal-sisa', { ...expected, baris, alasan: 'Stok habis' })
  const shipment = order.kiriman.find(({ status }) => status === 'dikirim')
  const mistaken = shipment && { kiriman_id: shipment.kiriman_id, versi: shipment.versi, alasan: 'Salah catat' }
  if (kind === 'undo' && mistaken) await expectDone(seller.call('pusat-seller/pesanan/kirim/batal', mistaken))
  if (kind === 'correct' && mistaken && shipment) {
    const [first] = shipment.baris
    const less = [{ posisi: first?.posisi ?? 1, jumlah: '25' }]
    const corrected = { ...expected, kurir: 'JNE', baris: less, menggantikan: mistaken }
    await expectDone(seller.call('pusat-seller/pesanan/kirim', corrected))
  }
  if (kind !== 'receive' || !shipment) return
  const counted = shipment.baris.map(({ posisi, jumlah }) => ({
    posisi,
    jumlah: arrives === 'all' ? jumlah : String(Number(jumlah) - 25),
  }))
  const receipt = { kiriman_id: shipment.kiriman_id, versi: shipment.versi, baris: counted, alasan: 'Satu sak sobek' }
  const received = await buyer.call('kiriman/terima', receipt)
  expect(received.ok, received.text).toBe(true)
}

async function expectDone(called: Promise<{ ok: boolean; text: string }>) {
  const { ok, text } = await called
  expect(ok, text).toBe(true)
}

/** Ships what is left, and receives everything. */
async function finish(scene: Scene) {
  const { seller, buyer, transaksi_id } = scene
  const { versi } = await read(scene)
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi, kurir: 'Armada sendiri' })
  await buyer.call('transaksi/terima', { transaksi_id, versi: (await read(scene)).versi })
}

async function expectAgreed({ transaksi_id, agreed }: Scene) {
  expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
  const { rows } = await sql<Record<string, boolean>>`
    select
      o.total_amount = o.goods_amount - o.seller_discount_amount + o.shipping_amount + o.tax_amount - o.voucher_amount as total,
      o.goods_amount = (select sum(amount) from order_lines where order_id = o.id) as goods,
      o.tax_amount = o.shipping_tax + (select sum(tax) from order_lines where order_id = o.id) as tax,
      o.tax_base_amount = o.shipping_tax_base + (select sum(tax_base) from order_lines where order_id = o.id) as base,
      not exists (select from order_lines l where order_id = o.id and (amount <> round(units * unit_price, 2)
        or o.is_pkp and (tax_base, tax) <> (
          -- of every invoice by itself, and of the rest as of one more
          select coalesce(sum(round(net * 11 / 12)), 0), coalesce(sum(round(round(net * 11 / 12) * 0.12)), 0) from (
            select s.amount - s.discount as net from shipment_lines s join shipments p on p.id = s.shipment_id
            where p.order_id = o.id and p.state <> 'undone' and s.position = l.position
            union all
            select l.amount - l.discount - coalesce(sum(s.amount - s.discount), 0) from shipment_lines s
            join shipments p on p.id = s.shipment_id
            where p.order_id = o.id and p.state <> 'undone' and s.position = l.position) invoiced))) as lines,
      not exists (select from shipment_lines s join shipments p on p.id = s.shipment_id where p.order_id = o.id
        and o.is_pkp and s.tax <> round(round((s.amount - s.discount) * 11 / 12) * 0.12)) as alone,
      o.total_amount + coalesce((select sum(total_amount) from order_reductions where order_id = o.id), 0) = ${agreed}::numeric
        + coalesce((select sum(r.ordered) from receivable_lines r join receivable_acts a on a.id = r.act_id
          where r.order_id = o.id and a.kind = 'rounding'), 0) as agreed,
      o.parts_sent = (select count(*) from shipments where order_id = o.id and state <> 'undone') as sent,
      o.parts_received = (select count(*) from shipments where order_id = o.id and state = 'received') as received,
      not exists (select from order_lines l where l.order_id = o.id and (l.units_shipped, l.units_received) <> (
        select coalesce(sum(s.units), 0), coalesce(sum(s.units_received), 0) from shipment_lines s
        join shipments p on p.id = s.shipment_id where p.order_id = o.id and p.state <> 'undone' and s.position = l.position)) as counted,
      coalesce((select sum(on_hand) from stock_movements where order_id = o.id and kind = 'shipment'), 0)
        = -(select sum(units_shipped) from order_lines where order_id = o.id) as moved_off,
      coalesce((select sum(reserved) from stock_movements where order_id = o.id), 0)
        = (select sum(units - units_shipped) from order_lines where order_id = o.id) as held,
      coalesce((select sum(total_amount) from shipments where order_id = o.id and state <> 'undone'), 0) <= o.total_amount as fits,
      (select invoiced from receivables where order_id = o.id)
        = coalesce((select sum(total_amount) from shipments where order_id = o.id and state <> 'undone'), 0) as invoiced,
      coalesce((select sum(case kind when 'invoice' then total else -total end) from trade_papers
        where order_id = o.id and kind in ('invoice', 'credit_note')), 0)
        = coalesce((select sum(total_amount) from shipments where order_id = o.id and state <> 'undone'), 0) as papers,
      (select count(*) from trade_paper_voids v join trade_papers p on p.id = v.paper_id
        where p.order_id = o.id and p.kind = 'delivery_note')
        = (select count(*) from shipments where order_id = o.id and state = 'undone') as voided,
      coalesce((select sum(voucher_amount) from order_reductions where order_id = o.id), 0)
        = coalesce((select sum(amount) from vouchers where company_id = o.buyer_id and source = 'returned'), 0) as given_back,
      (o.state = 'processing') = exists (select from order_lines where order_id = o.id and units > units_shipped) as stands
    from orders o where o.id = ${transaksi_id}`.execute(world.db)
  expect(Object.entries(rows[0] ?? {}).filter(([, agrees]) => !agrees)).toEqual([])
}

/** All of it was shipped and received: the shipments add up to the order, and the points to what arrived. */
async function expectSettled(scene: Scene) {
  const { transaksi_id } = scene
  const { rows } = await sql<{ state: string; adds_up: boolean; points: number; whole: boolean; net: string }>`
    select o.state,
      (o.total_amount, o.tax_amount, o.tax_base_amount, o.voucher_amount, o.shipping_amount) = (
        select sum(total_amount), sum(tax_amount), sum(tax_base_amount), sum(voucher_amount), sum(shipping_amount)
        from shipments where order_id = o.id and state <> 'undone') as adds_up,
      (select coalesce(sum(points), 0)::int from point_entries where order_id = o.id) as points,
      not exists (select from order_lines where order_id = o.id and units <> units_received) as whole,
      o.goods_amount - o.voucher_amount as net
    from orders o where o.id = ${transaksi_id}`.execute(world.db)
  const [order] = rows
  expect(order).toMatchObject({ state: 'completed', adds_up: true })
  const most = Math.floor(Number(order?.net) / 10_000)
  if (order?.whole) expect(order.points).toBe(most)
  else expect(order?.points).toBeLessThan(most)
}
