import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#domain/call.ts'
import type { Role } from '#domain/companies/permissions.ts'
import { allCalls } from '#domain/contract.ts'
import type { Person } from '../actor.ts'
import { hashOfStoredData } from '../database/hash-of-stored-data.ts'
import { countWaiting } from '../database/waiting.ts'
import { aSampleScene } from '../scenes/sample-scene.ts'
import { openWorld } from '../world.ts'
import { type Samples, sampleBodyOf } from './bad-input.ts'

const world = await openWorld({ connections: 4 })
const scene = await aSampleScene(world)
const { buyer, seller } = scene
const administrator = await world.anAdministrator()
const documents = await buyer.upload('perusahaan/dokumen/unggah', { company_id: buyer.companyId, jenis: 'npwp' })
const samples: Samples = {
  ...scene.samples,
  password: 'Contoh123',
  tujuan_id: await world.aMaterial(),
  artikel_id: (await world.anArticle()).id,
  dokumen_id: documents.data.dokumen_id,
  anggota_id: (await world.aColleague(buyer, 'purchaser')).userId,
}

/** These only read. */
const reading = new Set<string>([
  'perusahaan/data/unduh',
  'perusahaan/tutup/lihat',
  'undangan/daftar',
  'produk/keranjang/hasil',
  'pesan-cepat/unggah',
  'pesan-cepat/periksa',
  'produk/nego/status',
  'nego/berlaku',
  'checkout/rincian',
  'checkout/hasil',
  'transaksi/daftar',
  'transaksi/ekspor',
  'tagihan/pembayaran/ekspor',
  'pusat-seller/pembayaran/ekspor',
  'transaksi/invoice/ekspor',
  'pusat-seller/invoice/ekspor',
  'transaksi/laporan/belanja',
  'pusat-seller/laporan/rincian',
  'pusat-seller/pesanan/ekspor',
  'beranda/hari-ini',
  'beranda/beli-lagi',
  'transaksi/harga-terakhir',
  'transaksi/detail',
  'transaksi/pembatalan/detail',
  'dokumen-mutu/daftar',
  'dokumen-mutu/semua',
  'transaksi/dokumen/daftar',
  'transaksi/dokumen/detail',
  'transaksi/dokumen/pdf',
  'transaksi/dokumen/semua',
  'pusat-seller/pesanan/kirim/isian',
  'tagihan/pesanan',
  'tagihan/bukti/berkas',
  'tagihan/daftar',
  'tagihan/va/pesanan',
  'tagihan/va/daftar',
  'penyedia-uji/daftar',
  'pusat-seller/piutang/daftar',
  'pusat-seller/piutang/aturan',
  'pusat-seller/piutang/pelanggan',
  'pusat-seller/piutang/rekening',
  'pusat-seller/piutang/rekening/berkas',
  'pusat-seller/pembayaran/pesanan',
  'pusat-seller/pembayaran/bukti/berkas',
  ...['pesanan', 'daftar', 'detail', 'foto'].flatMap((call) => [`klaim/${call}`, `pusat-seller/klaim/${call}`]),
  'klaim/isian',
  'pusat-seller/ringkasan',
  'pusat-seller/hari-ini',
  'pusat-seller/pencarian-kosong',
  'pusat-seller/laporan/penjualan',
  'pusat-seller/laporan/piutang',
  'pusat-seller/laporan/stok',
  'pusat-seller/laporan/chat',
  'pusat-seller/laporan/nego',
  'laporan/pencarian-kosong',
  'pusat-seller/nego/pengaturan',
  'poin/saldo',
  'poin/riwayat',
  'poin/hadiah',
  'voucher/daftar',
  ...[
    'nego',
    'langganan',
    'pusat-seller/produk',
    'pusat-seller/nego',
    'pusat-seller/pesanan',
    'pusat-seller/langganan',
    'daftar-belanja',
  ].flatMap((area) => [`${area}/daftar`, `${area}/detail`]),
  'pusat-seller/langganan/dokumen',
  'pusat-seller/langganan/persetujuan/daftar',
  'pusat-seller/harga/persetujuan/daftar',
  'pusat-seller/pengaturan/profil',
  'pusat-seller/pengaturan/kirim',
  'pusat-seller/penerimaan',
  'pusat-seller/wewenang',
  'pusat-seller/etalase/daftar',
  'pusat-seller/etalase/produk',
  'pusat-seller/produk/isian',
  'pusat-seller/produk/pratinjau',
  'pusat-seller/produk/sekaligus/terakhir',
  'pusat-seller/produk/foto/daftar',
  'pusat-seller/produk/foto/berkas',
  'pusat-seller/impor/status',
  'pusat-seller/impor/masalah',
  'pusat-seller/impor/perubahan',
  'pusat-seller/impor/masalah/berkas',
  'pusat-seller/impor/daftar',
  'pusat-seller/impor/contoh',
  'pusat-seller/stok/daftar',
  'pusat-seller/stok/detail',
  'pusat-seller/stok/gerakan',
  'pusat-seller/harga/daftar',
  'pusat-seller/harga/detail',
  'pusat-seller/harga/mengapa',
  'pusat-seller/daftar-harga/daftar',
  'pusat-seller/daftar-harga/level',
  'pusat-seller/daftar-harga/detail',
  'pusat-seller/dokumen/daftar',
  'pusat-seller/dokumen/pratinjau',
  'pusat-seller/dokumen/lot/pratinjau',
  'pusat-seller/dokumen/permintaan/daftar',
  'chat/sales',
  'chat/seller',
  'chat/produk',
  'chat/room/daftar',
  'chat/room/belum-dibaca',
  'chat/pesan/daftar',
  'chat/pesan/cari',
  'chat/room/samping',
  'chat/berkas',
  'pusat-seller/chat/rekan',
  'pusat-seller/chat/balasan/daftar',
  'pusat-seller/chat/jam',
  'bahan/cari',
  'bahan/usul/daftar',
  'admin/produk/daftar',
  'admin/produk/lihat',
  'admin/bahan/cari',
  'admin/bahan/usul/daftar',
  'admin/bahan/detail',
  'admin/bahan/usul/detail',
  'admin/bahan/daftar',
  'admin/bahan/kembar',
  'admin/bahan/gabung/pratinjau',
  'admin/artikel/daftar',
  'admin/artikel/detail',
  'admin/artikel/pratinjau',
  'admin/artikel/banding',
  'admin/kategori/daftar',
  'admin/banner/daftar',
  'admin/gambar/berkas',
  'admin/faq/daftar',
  'admin/testimoni/daftar',
  'admin/konten/pratinjau',
  'admin/halaman/daftar',
  'admin/halaman/detail',
  'daftar-seller/lihat',
  'daftar-seller/dokumen/berkas',
  'admin/pembeli/daftar',
  'admin/pengguna/daftar',
  'admin/pengguna/lihat',
  'admin/perusahaan/semua',
  'admin/perusahaan/lihat',
  'admin/perusahaan/daftar',
  'admin/perusahaan/detail',
  'pusat-seller/voucher/daftar',
  'voucher-toko/daftar',
  'transaksi/faktur-pajak',
  'pusat-seller/dokumen/lot/daftar',
  'pusat-seller/pajak/daftar',
  'pusat-seller/pajak/ekspor',
  'pusat-seller/rekening/daftar',
  'pusat-seller/rekening/berkas',
  'admin/rekening/daftar',
  'admin/rekening/detail',
  'admin/audit/daftar',
  'admin/sistem',
  'admin/pesan/daftar',
  'admin/promo/daftar',
  'admin/voucher/daftar',
  'admin/poin/lihat',
  'admin/kalender/daftar',
  'admin/survei/jawaban',
  'admin/survei/versi/daftar',
])
const writing = allCalls.filter(({ permission, forCompany, path }) => forCompany || (permission && !reading.has(path)))

describe('an act for a company', () => {
  it.each(writing)(
    'takes no effect once its member is removed, though it was admitted: $path [ROLE-10]',
    async (call) => {
      const person = await memberFor(call)
      const role = roleFor(call)
      const before = await hashOfStoredData(world.db)

      const { request } = await world.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('memberships').where('user_id', '=', person.userId).execute()
        const request = person.send(call.path, bodyFor(call, person))
        await expect.poll(() => countWaiting(world.db)).toBe(1)
        return { request }
      })

      const answer = await request
      expect([answer.status, answer.refusal?.code], answer.text).toEqual([422, 'not_allowed'])
      await world.db
        .insertInto('memberships')
        .values({ user_id: person.userId, company_id: person.companyId, role, created_at: world.now() })
        .execute()
      expect(await hashOfStoredData(world.db)).toBe(before)
    },
  )
})

const companies = { admin: administrator, seller }

/** A signed-in second member of the company that the call is for, with the permission to make it. */
async function memberFor(call: AnyCall): Promise<Person> {
  const company = Object.entries(companies).find(([access]) => access === call.access)?.[1] ?? buyer
  const person = await world.aColleague(company, roleFor(call))
  await person.call('akun/profil', {})
  return person
}

function roleFor({ access }: AnyCall): Role {
  return access === 'admin' ? 'administrator' : 'owner'
}

function bodyFor(call: AnyCall, { companyId, userId }: Person): unknown {
  const own = { company_id: companyId, company_id_transaction: companyId, user_id: userId }
  return sampleBodyOf(call, { ...samples, ...own })
}
