import { setTimeout as pause } from 'node:timers/promises'
import { type AppProcess, startApp } from '#test/app-process.ts'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { copyOfOffers } from './kept-database.ts'
import { load, type Measure } from './load.ts'
import { highestMegabytes } from './memory.ts'
import { print } from './report.ts'

const ROWS = 10_000
const READERS = 4
const ASK_AGAIN_MS = 250

/** A file of 10,000 new products, checked and applied while buyers read lists [SHOP-4]. */
export async function printImport(seconds: number): Promise<void> {
  const database = await copyOfOffers(1000)
  const app = await startApp(database.url, { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  try {
    const seller = await signInAs(app.url, 'penjual@contoh.id')
    const alone = await readLists(app, seconds)
    const lists: Measure[] = []
    const whole = new AbortController()
    const importing = importFile(app, seller).finally(() => whole.abort())
    while (!whole.signal.aborted) lists.push(await readLists(app, 1))
    const { checked, applied } = await importing
    const slowest = Math.max(...lists.map(({ p99 }) => p99))
    print(`${ROWS} rows checked in ${checked.toFixed(1)} s, applied in ${applied.toFixed(1)} s`)
    print(`p99 of a list alone ${alone.p99.toFixed(0)} ms, meanwhile ${slowest.toFixed(0)} ms at its worst`)
    print(`memory at its highest ${await highestMegabytes(app)} MB`)
  } finally {
    await app.stop()
    await database.drop()
  }
}

function readLists({ url }: AppProcess, seconds: number): Promise<Measure> {
  const next = () => ({ body: { per_halaman: 20, kategori: 1 + Math.floor(Math.random() * 4) } })
  return load({ url: `${url}/api/produk/daftar`, next, connections: READERS }, seconds)
}

async function importFile({ url }: AppProcess, seller: BenchBuyer): Promise<{ checked: number; applied: number }> {
  const form = new FormData()
  form.set('jenis', 'produk')
  form.set('berkas', new Blob([fileOfProducts()]), 'produk.csv')
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

function fileOfProducts(): string {
  const heads = 'SKU;Nama;CAS;Grade;Asal;Bentuk;Kemasan;Isi;Satuan;Minimum;Harga;Stok;Status'
  const rows = Array.from({ length: ROWS }, (_, number) => {
    return `UKUR-${number};Bahan Ukur ${number};77-92-9;FCC;Tiongkok;kristal;sak kertas;25;kg;50;${18_000 + number};1.000;terbit`
  })
  return [heads, ...rows].join('\r\n')
}
