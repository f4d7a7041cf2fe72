import { afterAll, describe, expect, it } from 'vitest'
import type { UploadPath } from '#domain/contract.ts'
import { talking } from '#server/areas/chat/testing.ts'
import type { Answer, Person } from '../actor.ts'
import { WorkDone } from '../database/work-done.ts'
import { aShortReceipt } from '../scenes/claiming.ts'
import { openWorld } from '../world.ts'
import { type CraftedFile, craftedFiles } from './crafted-files.ts'

const world = await openWorld({ connections: 4 })
const { aTalk } = talking(world)
const work = new WorkDone()
afterAll(() => work.close())

const { buyer, seller, product, transaksi_id, kiriman_id } = await aShortReceipt(world)
const owner = await world.aBuyer()
const talk = await aTalk()
const administrator = await world.anAdministrator()
const { id: dokumen_id } = await world.db
  .selectFrom('trade_papers')
  .select('id')
  .where('order_id', '=', transaksi_id)
  .where('kind', '=', 'invoice')
  .executeTakeFirstOrThrow()
const lot = await world.db.selectFrom('stock_lots').select('id').limit(1).executeTakeFirstOrThrow()

type Sending = (file: { name: string; content: Buffer }) => Promise<Answer<unknown>>
const company = (of: Person) => ({ company_id: of.companyId })
const dated = { jumlah: '1000.00', tanggal: '2026-03-02' }
const account = { bank: 'BCA', nomor_rekening: '1234567890', atas_nama: seller.companyName }

/** Every call that takes a file, by somebody who may send one. */
const senders: Record<UploadPath, Sending> = {
  'pusat-seller/pengaturan/gambar/unggah': (file) =>
    seller.upload('pusat-seller/pengaturan/gambar/unggah', { jenis: 'logo' }, file),
  'perusahaan/dokumen/unggah': (file) =>
    owner.upload('perusahaan/dokumen/unggah', { ...company(owner), jenis: 'npwp' }, file),
  'pusat-seller/produk/foto/unggah': (file) =>
    seller.upload('pusat-seller/produk/foto/unggah', { produk_id: product.id }, file),
  'daftar-seller/dokumen/unggah': (file) =>
    owner.upload('daftar-seller/dokumen/unggah', { ...company(owner), jenis: 'izin' }, file),
  'pusat-seller/rekening/ajukan': (file) => seller.upload('pusat-seller/rekening/ajukan', account, file),
  'pusat-seller/impor/unggah': (file) => seller.upload('pusat-seller/impor/unggah', { jenis: 'stok' }, file),
  'pusat-seller/dokumen/lot/unggah': (file) =>
    seller.upload('pusat-seller/dokumen/lot/unggah', { lot_id: lot.id, pembaca: 'semua' }, file),
  'pusat-seller/dokumen/unggah': (file) =>
    seller.upload(
      'pusat-seller/dokumen/unggah',
      { produk_id: product.id, jenis: 'sds', bahasa: 'id', pembaca: 'semua' },
      file,
    ),
  'pesan-cepat/unggah': (file) => buyer.upload('pesan-cepat/unggah', {}, file),
  'tagihan/bukti/unggah': (file) => buyer.upload('tagihan/bukti/unggah', { transaksi_id, ...dated }, file),
  'pusat-seller/pajak/faktur/pasang': (file) => seller.upload('pusat-seller/pajak/faktur/pasang', { dokumen_id }, file),
  'pusat-seller/pajak/faktur/pasang-banyak': (file) =>
    seller.upload('pusat-seller/pajak/faktur/pasang-banyak', {}, file),
  'klaim/foto/unggah': (file) => buyer.upload('klaim/foto/unggah', { kiriman_id }, file),
  'admin/gambar/unggah': (file) => administrator.upload('admin/gambar/unggah', {}, file),
  'chat/berkas/unggah': (file) => talk.buyer.upload('chat/berkas/unggah', { key_room: talk.key_room }, file),
}

const files = craftedFiles()

/** Pictures and PDFs, which calls keep, and bytes of no kind. */
function isRetained({ what }: CraftedFile): boolean {
  return /^(a picture|a PDF|bytes)/.test(what)
}

// a form of a field and a small file takes some thousands, a page of a list some hundred thousand
const MOST_WORK = 500_000

// these read what is in a file; the others keep it as it is, once its first bytes are those of a kind that they take
const readers = new Set<string>([
  'pusat-seller/impor/unggah',
  'pesan-cepat/unggah',
  'pusat-seller/pajak/faktur/pasang',
  'pusat-seller/pajak/faktur/pasang-banyak',
] satisfies UploadPath[])

describe.each(Object.entries(senders))('a crafted file sent to %s', (path, send) => {
  it('costs the thread that answers little, whatever it is, and is answered in words [OPS-6]', async () => {
    const costly: string[] = []
    const silent: string[] = []
    for (const { what, content } of readers.has(path) ? files : files.filter(isRetained)) {
      // a minute later everybody may send again
      world.setClock(new Date(world.now().getTime() + 61_000).toISOString())
      work.take()
      const { ok, refusal } = await send({ name: 'berkas', content })
      const done = work.take()
      if (done > MOST_WORK) costly.push(`${done} for ${what}`)
      if (!ok && !/^[A-Z].*\.$/.test(refusal?.status_message ?? '')) silent.push(`${what}: ${refusal?.code}`)
    }

    expect(costly).toEqual([])
    expect(silent).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(20)
  }, 300_000)
})
