import { setTimeout as pause } from 'node:timers/promises'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './cached-database.ts'
import { load, type Measure } from './load.ts'
import { highestMegabytes } from './memory.ts'
import { addressOf, type Product, readyOrder } from './ordering.ts'
import { print } from './report.ts'

const ROWS = 10_000
const READERS = 4
const ASK_AGAIN_MS = 250
const FEWEST_SECONDS = 10

/**
 * A file of 10,000 new products, checked and applied while buyers read lists, and one that changes price and stock of all
 * of them while one of them is ordered again and again [SHOP-4].
 */
export async function printImport(seconds: number): Promise<void> {
  const database = await copyOfOffers(1000)
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  try {
    const seller = await signInAs(app.url, 'penjual@contoh.id')
    const alone: Measure[] = []
    const beside: Measure[] = []
    for (let second = 0; second < Math.max(seconds, FEWEST_SECONDS); second++) alone.push(await readLists(app, 1))
    const { checked, applied } = await meanwhile(importFile(app, seller, fileOfProducts()), async () => {
      beside.push(await readLists(app, 1))
    })
    print(`${ROWS} rows checked in ${checked.toFixed(1)} s, applied in ${applied.toFixed(1)} s`)
    print(`p99 of lists in each second, alone: ${rangeOf(alone)}; meanwhile: ${rangeOf(beside)}`)
    await printOrders(app, seller)
    print(`memory at its highest ${await highestMegabytes(app)} MB`)
  } finally {
    await app.stop()
    await database.drop()
  }
}

async function printOrders(app: AppProcess, seller: BenchBuyer): Promise<void> {
  const buyer = await signInAs(app.url, 'pembeli@contoh.id')
  const addressId = await addressOf(buyer)
  const { produk } = await buyer.call<{ produk: Product[] }>('produk/daftar', {
    keyword: 'Bahan Ukur 7',
    per_halaman: 1,
  })
  const [product] = produk
  if (!product) throw new Error('no product of the file is found')
  const waits: number[] = []
  const refused: string[] = []
  const placeOne = async () => {
    const place = await readyOrder(buyer, product, addressId)
    const start = performance.now()
    await place()
    waits.push(performance.now() - start)
  }
  const { checked, applied } = await meanwhile(importFile(app, seller, fileOfChanges()), () =>
    placeOne().catch((error: Error) => void refused.push(error.message)),
  )
  print(`${ROWS} rows changed: checked in ${checked.toFixed(1)} s, applied in ${applied.toFixed(1)} s`)
  print(`${waits.length} orders placed meanwhile, the slowest in ${Math.max(...waits).toFixed(0)} ms`)
  print(`${refused.length} refused${refused.length > 0 ? `: ${[...new Set(refused)].join('; ')}` : ''}`)
}

/** Does the act again and again until the work is done. */
async function meanwhile<Result>(work: Promise<Result>, act: () => Promise<void>): Promise<Result> {
  let isDone = false
  const ended = Promise.allSettled([work]).then(() => {
    isDone = true
  })
  while (!isDone) await act()
  await ended
  return work
}

/** 'median 21 ms, worst 34 ms' of one-second measures. */
function rangeOf(seconds: readonly Measure[]): string {
  const sorted = seconds.map(({ p99 }) => p99).sort((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `median ${median.toFixed(0)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(0)} ms`
}

function readLists({ url }: AppProcess, seconds: number): Promise<Measure> {
  const next = () => ({ body: { per_halaman: 20, kategori: 1 + Math.floor(Math.random() * 4) } })
  return load({ url: `${url}/api/produk/daftar`, next, connections: READERS }, seconds)
}

/** Uploads a file of products and waits until it is applied. */
export async function importFile(
  { url }: AppProcess,
  seller: BenchBuyer,
  file: string,
): Promise<{ checked: number; applied: number }> {
  const form = new FormData()
  form.set('jenis', 'produk')
  form.set('berkas', new Blob([file]), 'produk.csv')
  const start = performance.now()
  const answer = await fetch(`${url}/api/pusat-seller/impor/unggah`, {
    method: 'POST',
    headers: { authorization: seller.bearer },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { impor_id: string; cocok: number } }
  if (data.cocok !== ROWS) throw new Error(`${data.cocok} rows fit`)
  const checked = performance.now()
  await seller.call('pusat-seller/impor/terapkan', { impor_id: data.impor_id })
  const status = () => seller.call<{ status: string }>('pusat-seller/impor/status', { impor_id: data.impor_id })
  let reached = 'menerapkan'
  while (reached === 'menerapkan') {
    await pause(ASK_AGAIN_MS)
    reached = (await status()).status
  }
  if (reached !== 'diterapkan') throw new Error(`the import is ${reached}`)
  return { checked: (checked - start) / 1000, applied: (performance.now() - checked) / 1000 }
}

/** New products of a shop, ten thousand. */
export function fileOfProducts(): string {
  const heads = 'SKU;Nama;CAS;Grade;Asal;Bentuk;Kemasan;Isi;Satuan;Minimum;Harga;Stok;Status'
  const rows = Array.from({ length: ROWS }, (_, number) => {
    return `UKUR-${number};Bahan Ukur ${number};77-92-9;FCC;Tiongkok;kristal;sak kertas;25;kg;50;${18_000 + number};1.000.000;terbit`
  })
  return [heads, ...rows].join('\r\n')
}

function fileOfChanges(): string {
  const rows = Array.from({ length: ROWS }, (_, number) => `UKUR-${number};${18_500 + number};900.000`)
  return ['SKU;Harga;Stok', ...rows].join('\r\n')
}
