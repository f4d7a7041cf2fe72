import { describe, expect, it } from 'vitest'
import { allCalls } from './contract.ts'
import { asksFor } from './negotiations/price.ts'
import { fromWire } from './translation.ts'
import { englishPath, wirePath } from './wire-path.ts'

// what a field must be beyond its form; forms and lengths are tested for every call by test/calls/bad-input.api.test.ts

const id = (number: number) => `0190f3c2-7a1b-7c3d-8e4f-${String(number).padStart(12, '0')}`
const twice = [id(1), id(1)]

function bodyOf(path: string) {
  const call = allCalls.find((one) => one.path === path)
  if (!call) throw new Error(`no call ${path}`)
  return call.body
}

/** The call's message for one field, whatever else is missing; null: none. */
function messageFor(path: string, field: string, sent: unknown, more: object = {}): string | null {
  const body = bodyOf(path)
  const issues: { path: PropertyKey[]; message: string }[] =
    body.safeParse(fromWire(body, { ...more, [field]: sent })).error?.issues ?? []
  return issues.find((issue) => wirePath(body, issue.path)[0] === field)?.message ?? null
}

/** How the call reads one field. */
function readBy(path: string, field: string, sent: unknown): unknown {
  const body = bodyOf(path)
  const schema = body.shape[englishPath(body, [field]).join()]
  return schema.parse(fromWire(schema, sent))
}

describe('what is sent', () => {
  it.each([
    ['pusat-seller/pembayaran/catat', 'jumlah', 'Jumlah harus lebih dari nol.'],
    ['tagihan/bukti/unggah', 'jumlah', 'Jumlah harus lebih dari nol.'],
    ['daftar-seller/perusahaan', 'kurs', 'Kurs harus lebih dari nol.'],
    ['pusat-seller/voucher/buat', 'nilai', 'Nilai potongan harus lebih dari nol.'],
    ['pusat-seller/voucher/buat', 'potongan_maksimal', 'Nilai potongan harus lebih dari nol.'],
    ['admin/promo/simpan', 'nilai', 'Nilai voucher harus lebih dari nol.'],
    ['pusat-seller/stok/ditunggu/simpan', 'jumlah', 'Jumlah harus di atas nol.'],
  ])('to %s as %s is more than nothing [API-2]', (path, field, sentence) => {
    expect([messageFor(path, field, '0'), messageFor(path, field, '1')]).toEqual([sentence, null])
  })

  it('to admin/promo/simpan as nilai is said to be missing where it is empty [ADM-5]', () => {
    const missing = 'Nilai voucher harus diisi.'
    const sent = ['', undefined, null, 'murah'].map((one) => messageFor('admin/promo/simpan', 'nilai', one))
    expect(sent).toEqual([missing, missing, missing, 'Nilai rupiah tidak valid.'])
  })

  it.each([
    ['pusat-seller/voucher/buat', 'nilai', 'Isi rupiah penuh atau persen bulat, tanpa koma.'],
    ['pusat-seller/voucher/buat', 'min_belanja', 'Tulis rupiah penuh, tanpa sen.'],
    ['admin/promo/simpan', 'nilai', 'Tulis rupiah penuh, tanpa sen.'],
    ['admin/promo/simpan', 'min_belanja', 'Tulis rupiah penuh, tanpa sen.'],
  ])('to %s as %s is whole Rupiah, however they are written [ADMIN-1] [SELLER-1]', (path, field, sentence) => {
    expect(['25000', '25000.0', '25000.00'].map((sent) => messageFor(path, field, sent))).toEqual([null, null, null])
    const cents = ['25000.5', '25000.01', '25000.10'].map((sent) => messageFor(path, field, sent))
    expect(new Set(cents)).toEqual(new Set([sentence]))
  })

  it.each<[string, string, unknown[], unknown[]]>([
    ['pusat-seller/pembayaran/catat', 'alokasi', twice.map(allocation), [id(1), id(2)].map(allocation)],
    ['kiriman/terima', 'baris', [line(1), line(1)], [line(1), line(2)]],
    ['klaim/ajukan', 'foto', twice, [id(1), id(2)]],
    ['klaim/bantah', 'foto', twice, [id(1), id(2)]],
    ['tagihan/va/buka', 'transaksi_id', twice, [id(1), id(2)]],
    ['pusat-seller/piutang/aturan/ubah', 'hari_tukar_faktur', [2, 2], [2, 5]],
    ['pusat-seller/pengaturan/kirim/tarif', 'tarif', ['Aceh', 'Aceh'].map(rate), ['Aceh', 'Bali'].map(rate)],
    ['pusat-seller/pengaturan/kirim/libur', 'libur', [holiday(1), holiday(1)], [holiday(1), holiday(2)]],
  ])('to %s as %s names each once [API-2]', (path, field, doubled, single) => {
    expect(messageFor(path, field, doubled)).toMatch(/hanya boleh disebut sekali/)
    expect(messageFor(path, field, single)).toBeNull()
  })

  it('as the amount from which delivery is free is above nothing, or left out [SHOP-8]', () => {
    const free = (sent: unknown) => messageFor('pusat-seller/pengaturan/kirim/ketentuan', 'gratis_mulai', sent)
    expect([free('1'), free(''), free(null)]).toEqual([null, null, null])
    expect(free('0')).toBe('Isi jumlah di atas nol, atau kosongkan.')
  })

  it('of a second factor is six digits, or where it may be a recovery code [ADM-1]', () => {
    const why = (path: string, sent: string) => messageFor(path, 'kode', sent)
    const [activating, signingIn] = ['akun/faktor-kedua/aktifkan', 'akun/faktor-kedua/buktikan']
    expect([why(activating, '123456'), why(signingIn, '123456')]).toEqual([null, null])
    expect([why(activating, 'abc'), why(signingIn, 'abc')]).not.toContain(null)
  })

  it.each(['admin/audit/daftar', 'admin/audit/unduh'])('to %s does not end before it begins [ADM-6]', (path) => {
    const ends = (sampai: string | undefined, dari: string | undefined) => messageFor(path, 'sampai', sampai, { dari })
    expect(ends('2026-03-01', '2026-03-02')).toBe('Tanggal akhir tidak boleh sebelum tanggal awal.')
    expect(ends('2026-03-02', '2026-03-02')).toBeNull()
    expect([ends('2026-03-02', undefined), ends(undefined, '2026-03-02')]).toEqual([null, null])
  })

  it.each([
    ['pusat-seller/laporan/nego', '2026-03-02', '2026-03-01', false],
    ['pusat-seller/laporan/nego', '2026-03-02', '2026-03-02', true],
  ])('to %s from %s until %s is taken: %s [SHOP-9]', (path, from, until, taken) => {
    expect(bodyOf(path).safeParse({ from, until }).success).toBe(taken)
  })

  it('for a seller names it once, for a preview as a customer names the customer [API-2] [SHOP-2]', () => {
    const takes = (path: string, body: object) => bodyOf(path).safeParse(fromWire(bodyOf(path), body)).success
    const seller = { seller_id: id(1) }
    expect(takes('seller/detail', seller)).toBe(true)
    expect(takes('seller/detail', { seller_username: 'contoh' })).toBe(true)
    expect([takes('seller/detail', {}), takes('seller/detail', { ...seller, seller_username: 'contoh' })]).toEqual([
      false,
      false,
    ])
    const seen = (sebagai: string, more: object = {}) =>
      takes('pusat-seller/produk/pratinjau', { produk_id: 1, sebagai, ...more })
    expect([seen('pengunjung'), seen('pelanggan'), seen('pelanggan', { pelanggan_id: id(1) })]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('for a product takes photos from another one only where it is new [SHOP-2]', () => {
    const blankOffer = {
      bahan_id: 1,
      nama: 'Gula',
      grade: '',
      asal: '',
      bentuk: '',
      kemasan: '',
      satuan: 'kg',
      negotiable: 'yes',
      berat: null,
      jumlah_min_beli: null,
      jumlah_min_nego: null,
      stok: null,
    }
    const from = (more: object) => messageFor('pusat-seller/produk/simpan', 'foto_dari', 7, { ...blankOffer, ...more })
    expect([from({}), from({ produk_id: 7 })]).toEqual([null, expect.any(String)])
  })

  it('for a product says of a line that is too long, or hides something, what is wrong with it [API-2]', () => {
    const why = (sent: unknown) => messageFor('pusat-seller/produk/simpan', 'grade', sent)
    expect([why(''), why('USP')]).toEqual([null, null])
    expect(why('x'.repeat(500))).toMatch(/^Grade paling panjang/)
    expect(why('a\nb')).toMatch(/^Grade mengandung karakter/)
  })

  it('of a photo is a part that can be seen [SHOP-2]', () => {
    const width = (sent: number) => messageFor('pusat-seller/produk/foto/potong', 'lebar', sent)
    expect([width(0.05), width(0.049)]).toEqual([null, 'Bagian foto terlalu kecil.'])
  })

  it('of a negotiation asks for what is left empty, for the price of a deal in its own words [NEGO-5, NEGO-6]', () => {
    const why = (field: string, sent: unknown, more: object = {}) => messageFor('negosiasi/submit', field, sent, more)
    expect([why('qty_satuan_nego', ''), why('qty_satuan_nego', null)]).toEqual([asksFor.quantity, asksFor.quantity])
    expect(why('qty_satuan_nego', '25')).toBeNull()
    for (const empty of ['', undefined]) {
      expect(why('harga_nego', empty)).toBe(asksFor.price)
      expect(why('harga_nego', empty, { deal_nego: true })).toBe(asksFor.dealPrice)
    }
    expect(why('harga_nego', 'murah', { deal_nego: true })).toBe('Nilai rupiah tidak valid.')
    expect(why('harga_nego', '100', { deal_nego: true })).toBeNull()
  })

  it('as the link of a banner leads within the site, as its picture is one of ours [ADM-4]', () => {
    const link = (sent: string) => messageFor('admin/banner/simpan', 'tautan', sent)
    expect(link('/produk?kategori=2')).toBeNull()
    const wrong = ['https://contoh.id/', '//contoh.id', 'produk', '', 'mailto:a@contoh.id'].map(link)
    expect(new Set(wrong)).toEqual(new Set(['Tautan hanya ke halaman situs ini, misalnya /produk?kategori=2.']))
    const picture = (sent: string) => messageFor('admin/banner/simpan', 'gambar', sent)
    expect(picture(`/gambar/konten/${'a'.repeat(32)}-1600x900`)).toBeNull()
    expect(picture('https://contoh.id/a.png')).toBe('Unggah gambar banner.')
  })

  it('as a push subscription is one [PUSH-1]', () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const token = (sent: object) => messageFor('akun/notifikasi/token', 'token', JSON.stringify(sent))
    expect(token({ endpoint: 'https://push.example/abc', keys })).toBeNull()
    expect(token({})).toBe('Browser ini belum dapat menerima pemberitahuan. Silakan coba lagi.')
  })
})

describe('what is read of it', () => {
  it.each<[string, string, unknown, unknown]>([
    ['pusat-seller/voucher/buat', 'kode', ' hemat-10 ', 'HEMAT-10'],
    ['pusat-seller/voucher/buat', 'potongan_maksimal', '', null],
    ['pusat-seller/voucher/buat', 'potongan_maksimal', '5000', '5000'],
    ['admin/promo/simpan', 'kode', ' hemat-10 ', 'HEMAT-10'],
    ['pusat-seller/impor/kolom', 'kolom', ['', 'nama'], [null, 'nama']],
    ['pusat-seller/pajak/faktur/pasang', 'nomor', '040.025-00 012345678', '04002500012345678'],
    ['pusat-seller/harga/aturan/simpan', 'sampai', '', null],
    ['pusat-seller/harga/aturan/simpan', 'sampai', '2026-03-02', '2026-03-02'],
    ['pusat-seller/wewenang/ubah', 'diskon_persen', '', null],
    ['pusat-seller/wewenang/ubah', 'diskon_persen', 0, 0],
    ['pusat-seller/stok/batas', 'batas', '', null],
    ['pusat-seller/stok/batas', 'batas', '25', '25'],
    ['pusat-seller/produk/simpan', 'negotiable', 'no', false],
    ['pusat-seller/produk/simpan', 'negotiable', 'yes', true],
    ['pusat-seller/produk/simpan', 'masa_simpan', 24, 24],
    ['pusat-seller/produk/simpan', 'masa_simpan', '', null],
    ['dokumen-mutu/semua', 'pilihan', `${id(1)},${id(2)},${id(1)}`, [id(1), id(2)]],
  ])('by %s of %s %j is %j [API-1]', (path, field, sent, read) => {
    expect(readBy(path, field, sent)).toEqual(read)
  })

  it('by a call for a material of numbers that were left out or copied with space is none, and the number [MAT-5]', () => {
    const read = (field: string, sent: unknown) => readBy('bahan/usul', field, sent)
    expect(['', ' ', null, undefined].map((sent) => read('bahan_cas', sent))).toEqual([null, null, null, null])
    expect([read('bahan_cas', ' 77-92-9 '), read('bahan_e_number', 'E330'), read('bahan_kode_hs', '291814')]).toEqual([
      '77-92-9',
      'E330',
      '291814',
    ])
    expect(read('bahan_inci', '')).toBeNull()
  })

  it('by a call for a material of what cannot be its name or number is why [MAT-5]', () => {
    const why = (field: string, sent: string) => messageFor('bahan/usul', field, sent)
    expect(why('bahan_cas', '77-92-8')).toMatch('Nomor CAS tidak valid')
    expect(why('bahan_e_number', '330')).toMatch('Nomor E tidak valid')
    expect(why('bahan_kode_hs', '2918.14')).toMatch('Kode HS terdiri dari 6 angka')
    expect(why('bahan_nama', '株式会社')).toBe('Nama bahan harus memuat huruf Latin atau angka.')
    expect(why('bahan_nama', '')).toBe('Nama bahan harus diisi.')
    expect(why('bahan_nama', 'Vitamin B12')).toBeNull()
  })

  it.each([
    ['1234 5678-90.12', '123456789012'],
    ['12345', '12345'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1234', null],
    ['1'.repeat(21), null],
    ['12345a', null],
  ])('by a call for a bank account of the number %j is %j [SHOP-1]', (sent, read) => {
    const { success, data } = bodyOf('daftar-seller/rekening').shape.bankNumber.safeParse(sent)
    expect(success ? data : null).toBe(read)
  })

  it('by a call for a bank account of its holder is a name as banks write it [SHOP-1]', () => {
    const holder = (sent: string) => messageFor('daftar-seller/rekening', 'atas_nama', sent)
    expect(["PT Ma'ruf & Søren (Persero), Tbk.", 'CV Dua-Tiga/4', 'Rina’s'].map(holder)).toEqual([null, null, null])
    expect(['PT <b>', 'Rina@bank', '12 34', 'PT; DROP'].map((name) => holder(name) === null)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

function allocation(order: string) {
  return { transaksi_id: order, jumlah: '1' }
}

function line(position: number) {
  return { posisi: position, jumlah: '1' }
}

function rate(province: string) {
  return { provinsi: province, biaya_dasar: '1', per_satuan: '1' }
}

function holiday(day: number) {
  return { tanggal: `2026-03-0${day}`, nama: 'Inventaris' }
}
