import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type AppProcess, startApp, withMovableClock } from '#test/servers/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { writePastOrders } from './fill/past-orders.ts'
import { fileOfProducts, importFile } from './importing.ts'
import { print } from './report.ts'
import { HALTS, type Halts } from './watch-halts.ts'

const ORDERS = 50_000
const IDLE_MS = 5000
// beside what stands in the cart of the demo
const CART_ROWS = 150
const BUYER = 'pembeli@contoh.id'

/** Measures how long the event loop is blocked while one call reads or writes as many rows as it may [OPS-6]. */
export async function printHalts(): Promise<void> {
  const database = await copyOfOffers(1000)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await writePastOrders(client, ORDERS, new Date(), { series: 'HENTI', buyer: BUYER })
  await client.query('analyze')
  await client.end()
  const app = await startApp(database.url, {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    WATCH_HALTS: 'on',
    NODE_OPTIONS: `${withMovableClock} --import ${new URL('./watch-halts.ts', import.meta.url)}`,
  })
  try {
    const [seller, buyer] = [await signInAs(app.url, 'penjual@contoh.id'), await signInAs(app.url, BUYER)]
    print(`${'the longest halt of'.padEnd(44)}${'work ms'.padStart(9)}${'clock ms'.padStart(10)}`)
    await printOne(app, 'nobody asking', () => pause(IDLE_MS))
    await printOne(app, 'an import of 10,000 products', () => importFile(app, seller, fileOfProducts()))
    await printManyAtOnce(app, seller)
    await printQuickOrder(app, buyer)
    for (const format of ['csv', 'xlsx']) {
      for (const jenis of ['produk', 'daftar-harga'])
        await printDownload(app, seller, 'pusat-seller/impor/contoh', { jenis, format })
      for (const isi of ['pesanan', 'produk']) await printDownload(app, buyer, 'transaksi/ekspor', { format, isi })
      await printDownload(app, buyer, 'tagihan/pembayaran/ekspor', { format })
      await printDownload(app, buyer, 'transaksi/invoice/ekspor', { format })
    }
    await printDownload(app, buyer, 'perusahaan/data/unduh', {})
    await printDownload(app, buyer, 'akun/data/unduh', {})
  } finally {
    await app.stop()
    await database.drop()
  }
}

async function printManyAtOnce(app: AppProcess, seller: BenchBuyer): Promise<void> {
  const { total } = await seller.call<{ total: number }>('pusat-seller/produk/daftar', { keyword: 'Bahan Ukur' })
  const pilihan = { jenis: 'saringan', keyword: 'Bahan Ukur', jumlah: total }
  const [etalase] = await seller.call<{ slug: string }[]>('pusat-seller/etalase/daftar', {})
  const acts = [
    { jenis: 'masuk_etalase', etalase: etalase?.slug },
    { jenis: 'harga', persen: '5' },
    { jenis: 'tarik' },
    { jenis: 'melebihi_stok', hari_tunggu: '14' },
  ]
  for (const tindakan of acts) {
    let tindakan_id = 0
    await printOne(app, `${total} products at once: ${tindakan.jenis}`, async () => {
      const body = { kunci: randomUUID(), tindakan, pilihan }
      tindakan_id = (await seller.call<{ tindakan_id: number }>('pusat-seller/produk/sekaligus/terapkan', body))
        .tindakan_id
    })
    await printOne(app, 'and undone', () => seller.call('pusat-seller/produk/sekaligus/urungkan', { tindakan_id }))
  }
  const { impor } = await seller.call<{ impor: { impor_id: string }[] }>('pusat-seller/impor/daftar', {})
  await printOne(app, 'a page of what 10,000 rows changed', () =>
    seller.call('pusat-seller/impor/perubahan', { impor_id: impor[0]?.impor_id, halaman: 150 }),
  )
}

async function printQuickOrder(app: AppProcess, buyer: BenchBuyer): Promise<void> {
  const baris = Array.from({ length: 500 }, (_, row) => ({ kode: `UKUR-${row}`, jumlah: '50' }))
  let checked: { produk: { produk_id: number } | null; kuantitas_satuan: string | null }[] = []
  await printOne(app, 'a quick order of 500 rows, checked', async () => {
    checked = (await buyer.call<{ baris: typeof checked }>('pesan-cepat/periksa', { baris })).baris
  })
  const rows = checked.flatMap(({ produk, kuantitas_satuan }) =>
    produk ? [{ produk_id: produk.produk_id, kuantitas_satuan }] : [],
  )
  if (rows.length === 0) return
  await printOne(app, `${CART_ROWS} of them into the cart`, () =>
    buyer.call('pesan-cepat/keranjang', { kunci: randomUUID(), baris: rows.slice(0, CART_ROWS) }),
  )
}

async function printDownload(
  app: AppProcess,
  { bearer }: BenchBuyer,
  path: string,
  query: Record<string, string>,
): Promise<void> {
  await printOne(app, `${path} ${Object.values(query).join(' ')}`, async () => {
    const address = `${app.url}/api/${path}?${new URLSearchParams(query)}`
    const answer = await fetch(address, { headers: { authorization: bearer } })
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${await answer.text()}`)
    for await (const _part of answer.body);
  })
}

async function printOne(app: AppProcess, words: string, act: () => Promise<unknown>): Promise<void> {
  await haltsOf(app)
  await act()
  const { work, clock } = await haltsOf(app)
  print(`${words.slice(0, 43).padEnd(44)}${work.toFixed(0).padStart(9)}${clock.toFixed(0).padStart(10)}`)
}

/** The longest block of the application's event loop since the last call. */
async function haltsOf({ process: app }: AppProcess): Promise<Halts> {
  const answered = once(app, 'message')
  app.send(HALTS)
  const [halts] = (await answered) as [Halts]
  return halts
}
