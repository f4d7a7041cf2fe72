import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import type { Person } from '#test/actor.ts'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { checkReceivables } from '../orders/check-receivables.ts'
import { findUnequalPayments, findUnpaidAccounts } from '../payments/public.ts'
import { deliver, paidNews } from '../payments/testing.ts'
import { writeCreditNote } from './public.ts'

const world = await openWorld({ connections: 4, settings: { PAYMENT_TEST: 'on' } })
const day = '2026-03-02'

type Sale = Awaited<ReturnType<typeof aSale>>

/** An act, on one of the orders there are, of so much; some are refused. */
interface Act {
  kind: (typeof kinds)[number]
  order: number
  amount: number
}

const kinds = [
  'order',
  'pay',
  'pay all',
  'ship',
  'cancel',
  'spend',
  'write off',
  'credit',
  'undo',
  'account',
  'bank',
] as const

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    order: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 1, max: 700_000 }),
  }),
  { minLength: 5, maxLength: 20 },
)

/** An act on money, and its orders. */
interface Done {
  orders: string[]
  /** Money that came and was not sent back. */
  cash: DecimalText
  /** Of payments that can be undone: what each brought. */
  payments: Map<string, DecimalText>
  accounts: { id: string; amount: string }[]
}

it('what came is what orders were paid and customers have as credit, after any acts; nothing else is owed, and all who say it say the same [PAY-1, PAY-2, PAY-3, HOME-9]', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const sale = await aSale(world, { price: '10000.00', stock: '100000' })
      const done: Done = { orders: [], cash: '0.00', payments: new Map(), accounts: [] }
      await order(sale, done)
      for (const act of sequence) await perform(sale, done, act)
      await expectSums(sale.seller, done)
      await expectSameAmounts(sale, done)
    }),
    { numRuns: 12 },
  )
  expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  expect([await findUnequalPayments(world.db), await findUnpaidAccounts(world.db)]).toEqual([[], []])
})

async function order({ buyer, seller, product, addressId }: Sale, done: Done): Promise<void> {
  const { id } = await placeFor(buyer, addressId, product)
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: 1 })
  done.orders.push(id)
}

async function perform(sale: Sale, done: Done, { kind, order: orderIndex, amount }: Act): Promise<void> {
  const { seller, buyer } = sale
  const transaksi_id = done.orders[orderIndex % done.orders.length] ?? ''
  const jumlah = `${amount}.00`
  const request = { transaksi_id, jumlah, kunci: randomUUID() }
  const pay = async (sum: string) => {
    const body = { ...request, jumlah: sum, tanggal: day, simpan_kelebihan: true }
    const answer = await seller.call('pusat-seller/pembayaran/catat', body)
    if (answer.ok) came(done, answer.data.pembayaran_id, sum)
  }
  if (kind === 'order' && done.orders.length < 4) await order(sale, done)
  if (kind === 'pay') await pay(jumlah)
  if (kind === 'pay all') await pay((await moneyOf(seller, transaksi_id)).sisa)
  if (kind === 'ship') {
    // a part, or all that is left
    const part = amount % 2 === 0 ? { baris: [{ posisi: 1, jumlah: '25' }] } : {}
    await seller.call('pusat-seller/pesanan/kirim', {
      ...(await expectedOf(seller, transaksi_id)),
      ...part,
      kurir: 'JNE',
    })
  }
  if (kind === 'cancel') {
    await seller.call('pusat-seller/pesanan/batal', {
      ...(await expectedOf(seller, transaksi_id)),
      alasan: 'Stok habis',
    })
  }
  if (kind === 'spend') await seller.call('pusat-seller/pembayaran/pakai-kelebihan', request)
  if (kind === 'write off') await seller.call('pusat-seller/pembayaran/hapus-buku', { ...request, alasan: 'Selisih' })
  if (kind === 'credit') await credit(transaksi_id, jumlah)
  if (kind === 'undo') await undo(seller, done, transaksi_id, amount)
  if (kind === 'account') {
    const { sisa } = await moneyOf(seller, transaksi_id)
    const { ok, data } = await open(buyer, transaksi_id, sisa)
    if (ok) done.accounts.push({ id: data.va_id, amount: data.jumlah })
  }
  if (kind === 'bank') await notifyPaid(done, amount)
}

async function open(buyer: Person, transaksi_id: string, jumlah: string) {
  const answer = await buyer.call('tagihan/va/buka', { transaksi_id: [transaksi_id], cakupan: 'semua', jumlah })
  return answer.ok ? { ok: true as const, data: answer.data } : { ok: false as const, data: undefined }
}

/** Reports a payment of one of the accounts by the bank, some of them twice. */
async function notifyPaid(done: Done, amount: number): Promise<void> {
  const account = done.accounts[amount % done.accounts.length]
  if (!account) return
  const { outcome } = await deliver(world, paidNews(account.id, account.amount))
  if (outcome !== 'dicatat') return
  const { act_id: actId } = await world.db
    .selectFrom('virtual_account_payments')
    .select('act_id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  came(done, actId, account.amount)
}

function came(done: Done, id: string, amount: DecimalText): void {
  done.payments.set(id, amount)
  done.cash = amountText(decimal(done.cash).plus(amount))
}

async function undo(seller: Person, done: Done, transaksi_id: string, amount: number): Promise<void> {
  const entries = (await moneyOf(seller, transaksi_id)).catatan.filter(({ dapat_dibatalkan }) => dapat_dibatalkan)
  const entry = entries[amount % entries.length]
  if (!entry) return
  const body = { pembayaran_id: entry.catatan_id, alasan: 'Salah catat' }
  const { ok } = await seller.call('pusat-seller/pembayaran/batalkan', body)
  const brought = done.payments.get(entry.catatan_id)
  if (ok && brought) done.cash = amountText(decimal(done.cash).minus(brought))
}

/** As a claim would, of an order that was shipped; too much is refused. */
async function credit(orderId: string, amount: DecimalText): Promise<void> {
  const note = { orderId, shipmentId: randomUUID(), amount, reason: 'Barang kurang', by: null }
  await world.db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
      await writeCreditNote(tx, note, world.now())
    })
    .catch((refusal: { code?: string }) => expect(refusal.code).toBe('reduction_too_large'))
}

async function expectSums(seller: Person, done: Done): Promise<void> {
  const monies = await Promise.all(done.orders.map((id) => moneyOf(seller, id)))
  const paid = monies.reduce((sum, { dibayar }) => sum.plus(dibayar), decimal(0))
  expect(amountText(paid.plus(monies[0]?.kelebihan ?? '0'))).toBe(done.cash)
  for (const { total, dibayar, dihapusbukukan, sisa } of monies) {
    expect(amountText(decimal(total).minus(dibayar).minus(dihapusbukukan))).toBe(sisa)
    expect(Number(sisa)).toBeGreaterThanOrEqual(0)
  }
}

/** Expects that dashboard, bills, orders, virtual accounts, ageing and statement agree on the amounts owed. */
async function expectSameAmounts({ seller, buyer }: Sale, { orders }: Done): Promise<void> {
  const monies = await Promise.all(orders.map((id) => moneyOf(seller, id)))
  const sum = (name: 'sudah_ditagih' | 'belum_ditagih' | 'dibayar_di_muka' | 'harus_dibayar') =>
    amountText(monies.reduce((all, money) => all.plus(money[name]), decimal(0)))
  for (const { sisa, sudah_ditagih, belum_ditagih } of monies) {
    expect(amountText(decimal(sudah_ditagih).plus(belum_ditagih))).toBe(sisa)
  }
  const billed = sum('sudah_ditagih')
  const { tagihan } = (await buyer.call('beranda/hari-ini', {})).data
  expect([tagihan.nilai, tagihan.sudah_ditagih]).toEqual([sum('harus_dibayar'), billed])
  const [bills] = (await buyer.call('tagihan/daftar', {})).data
  expect([bills?.total ?? '0.00', bills?.sudah_ditagih ?? '0.00']).toEqual([sum('harus_dibayar'), billed])
  for (const [at, transaksi_id] of orders.entries()) {
    const { harus_dibayar, sudah_ditagih } = (await buyer.call('tagihan/va/pesanan', { transaksi_id })).data
    expect([harus_dibayar, sudah_ditagih]).toEqual([monies[at]?.harus_dibayar, monies[at]?.sudah_ditagih])
  }
  const debts = (await seller.call('pusat-seller/piutang/daftar', {})).data
  const beside = [sum('belum_ditagih'), sum('dibayar_di_muka')]
  expect([debts.total, debts.belum_ditagih, debts.dibayar_di_muka]).toEqual([billed, ...beside])
  const request = { pelanggan_id: buyer.companyId, dari: day, sampai: day }
  const statement = await seller.call('pusat-seller/piutang/rekening', request)
  if (!statement.ok) return expect(billed).toBe('0.00') // nothing of them has moved any money yet
  const { sudah_ditagih, belum_ditagih, dibayar_di_muka, kelebihan, saldo_akhir } = statement.data
  expect([sudah_ditagih, belum_ditagih, dibayar_di_muka]).toEqual([billed, ...beside])
  expect(amountText(decimal(billed).minus(dibayar_di_muka).minus(kelebihan))).toBe(saldo_akhir)
}

const moneyOf = async (seller: Person, transaksi_id: string) =>
  (await seller.call('pusat-seller/pembayaran/pesanan', { transaksi_id })).data

const expectedOf = async (seller: Person, transaksi_id: string) => {
  const { data } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
  return { transaksi_id, versi: data.versi }
}
