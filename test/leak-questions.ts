import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import { type Caller, Person } from './actor.ts'
import type { Scene } from './leak-scene.ts'

/** What asks for the secrets in each call, as somebody of this company would send it. A new call joins here. */
export function questions(scene: Scene, asker: Caller) {
  const company_id = asker instanceof Person ? asker.companyId : null
  const ids = { company_id: company_id ?? randomUUID(), user_id: asker instanceof Person ? asker.userId : randomUUID() }
  const { product, cartId, orderId, negotiationId, addressId } = scene
  const everything = { halaman: 1, per_halaman: 60 }
  const seller_id = scene.seller.companyId
  const move = { transaksi_id: orderId, versi: 1 }
  const act = { nego_id: negotiationId, versi: 1 }
  const subscription = { langganan_id: randomUUID() }
  const subscriptionAct = { ...subscription, versi: 1 }
  const terms = { level_harga: 2, tipe_pembayaran: [{ kode: 'transfer' }] }
  const kunci = randomUUID()
  return {
    'session/login': [{ identitas: 'orang-1@uji.contoh', password: 'bukan' }],
    'session/refresh': [{}],
    logout: [{}],
    'session/profil': [{}],
    'session/daftar': [{ ...registration, email: `${kunci}@uji.contoh`, kunci }],
    'promo/cek': [{ kode_promo: 'RAHASIA' }],
    'verifikasi/kirim-ulang': [{}],
    'verifikasi/konfirmasi': [{ token: 'karangan' }],
    'kotak-keluar/daftar': [{}],
    'reset-password/email/cek': [{ email: 'orang-1@uji.contoh' }],
    'External/insertOTP': [{ tujuan: 'orang-1@uji.contoh', kode: '123456', username: 'orang-1', tipe: 'password' }],
    'data/status/otp': [{ tujuan: 'orang-1@uji.contoh', kode: '123456', tipe: 'password' }],
    'akun/reset-password': [
      { user_id: ids.user_id, email: 'orang-1@uji.contoh', token: 'karangan', password: 'Contoh1234' },
    ],

    'produk/daftar': [
      everything,
      { ...everything, urut: 'harga-terendah' },
      { ...everything, urut: 'harga-tertinggi' },
      { ...everything, urut: 'harga-terendah', keyword: 'pemanis' },
      { ...everything, keyword: 'Rahasia', urut: 'harga-tertinggi' },
      { ...everything, keyword: '7654321' },
      { ...everything, langganan: true },
      { ...everything, seller: scene.seller.companyUsername, etalase: 'rahasia', kategori: 1 },
    ],
    'produk/filter': [{}, { keyword: 'pemanis' }, { langganan: true }, { seller: scene.seller.companyUsername }],
    'produk/detail': [{ produk_id: product.id }, { produk_id_url: product.code }],
    'produk/produk-terkait': [
      { company_id, produk_id: product.id },
      { company_id, produk_id: product.id + 1 },
    ],
    'produk/produk-unggulan': [
      { company_id, kategori: 0 },
      { company_id, kategori: 1 },
    ],
    'kategori/daftar': [{}],
    'produk/saran-pencarian': [
      { company_id, keyword: 'Zat Rahasia' },
      { company_id, keyword: 'pemanis' },
      { company_id, keyword: 'rahasia', seller_id },
      { company_id, keyword: '7654321' },
    ],
    'seller/daftar': [everything],
    'seller/detail': [{ seller_username: scene.seller.companyUsername }],

    'produk/keranjang/tambah': [{ ...ids, produk_id: product.id, seller_id, kuantitas_satuan: '50' }],
    'keranjang/shortcut': [ids],
    'keranjang/total': [ids],
    'keranjang/daftar': [ids],
    'keranjang/ubah': [{ ...ids, cart_id: cartId, kuantitas_satuan: '75' }],

    'produk/nego/status': [{ ...ids, produk_id: product.id }],
    'negosiasi/submit': [
      { ...ids, produk_id: product.id, produk_harga: '1.00', qty_satuan_nego: '100', harga_nego: '1.00' },
      {
        ...ids,
        produk_id: product.id,
        produk_harga: '1.00',
        qty_satuan_nego: '100',
        harga_nego: '1.00',
        deal_nego: true,
      },
    ],
    'nego/daftar': [everything],
    'nego/detail': [{ nego_id: negotiationId }],
    'nego/setuju': [act],
    'nego/lagi': [{ ...act, harga: '1.00' }],
    'nego/ubah': [{ ...act, harga: '1.00' }],
    'nego/jawab': [{ ...act, catatan: 'Berapa?' }],
    'nego/tarik': [act],
    'nego/tolak': [act],
    'nego/selesai': [act],
    'nego/batal': [act],
    'nego/ajukan-ulang': [{ nego_id: negotiationId, kunci }],
    'notifikasi/nego/daftar': [ids],
    'notifikasi/nego/read': [ids],
    'pusat-seller/nego/daftar': [everything],
    'pusat-seller/nego/detail': [{ nego_id: negotiationId }],
    'pusat-seller/nego/setuju': [act],
    'pusat-seller/nego/tawar': [{ ...act, harga: '1.00' }],
    'pusat-seller/nego/minta-info': [{ ...act, catatan: 'Berapa?' }],
    'pusat-seller/nego/tolak': [{ ...act, alasan: 'Tidak' }],
    'pusat-seller/nego/pengaturan': [{}],
    'pusat-seller/nego/pengaturan/ubah': [{ kesepakatan: 'langsung', balas_otomatis: true }],

    'checkout/rincian': [{ ...ids, cart_id: [cartId], alamat_id: addressId }],
    'checkout/buat': [
      {
        ...ids,
        cart_id: [cartId],
        alamat_id: addressId,
        kunci,
        seller: [{ seller_id, tipe_pembayaran: 'transfer' }],
        total: '1.00',
      },
    ],
    'transaksi/daftar': [everything],
    'transaksi/detail': [{ transaksi_id: orderId }],
    'transaksi/setujui': [move],
    'transaksi/tolak': [{ ...move, alasan: 'Tidak perlu' }],
    'transaksi/terima': [move],
    'transaksi/pesan-lagi': [{ transaksi_id: orderId }],
    'pusat-seller/pesanan/daftar': [everything],
    'pusat-seller/pesanan/detail': [{ transaksi_id: orderId }],
    'pusat-seller/pesanan/konfirmasi': [move],
    'pusat-seller/pesanan/kirim': [{ ...move, kurir: 'Kurir' }],
    'pusat-seller/pesanan/selesai': [move],
    'pusat-seller/ringkasan': [{}],
    'transaksi/batal': [{ ...move, alasan: 'Tidak jadi' }],
    'pusat-seller/pesanan/batal': [{ ...move, alasan: 'Tidak ada' }],
    'keranjang/produk/hapus': [{ ...ids, cart_id: cartId }],

    'langganan/daftar': [{}],
    'langganan/detail': [subscription],
    'langganan/ajukan': [{ seller_id, penggunaan: 'Sirup obat' }],
    'langganan/jawab': [{ ...subscriptionAct, jawaban: 'Terlampir' }],
    'langganan/tarik': [subscriptionAct],
    'langganan/minta-pembayaran': [{ seller_id }],
    'pusat-seller/langganan/daftar': [everything],
    'pusat-seller/langganan/detail': [subscription],
    'pusat-seller/langganan/setujui': [{ ...subscriptionAct, ...terms }],
    'pusat-seller/langganan/minta-dokumen': [{ ...subscriptionAct, catatan: 'NIB' }],
    'pusat-seller/langganan/tolak': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/tangguhkan': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/aktifkan': [subscriptionAct],
    'pusat-seller/langganan/akhiri': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/ubah': [{ ...subscriptionAct, ...terms }],
    survey: [{}],
    'survey/submit': [{ company_id: ids.company_id, survey_id: 1 }],

    'alamat/daftar': [ids],
    'alamat/tambah': [
      {
        ...ids,
        label: 'Gudang',
        penerima: 'Penerima',
        telepon: '+62 811-0000-0999',
        alamat: 'Jl. Uji No. 1',
        kota: 'Jakarta Timur',
        provinsi: 'DKI Jakarta',
        kode_pos: '13920',
      },
    ],
    'poin/saldo': [ids],
    'poin/riwayat': [{ ...ids, ...everything }],
    'poin/hadiah': [ids],
    'poin/tukar': [{ ...ids, hadiah_id: randomUUID(), kunci }],
    'voucher/daftar': [ids],

    'session/akun/daftar': [{}],
    'session/akun/pilih': [{ perusahaan_id: scene.seller.companyId }],
    'akun/profil': [{}],
    'akun/profil/ubah': [{ user_id: ids.user_id, nama: 'Nama Uji', telepon: '0811-0000-999' }],
    'akun/password/ubah': [{ user_id: ids.user_id, password_lama: 'Bukan123', password_baru: 'Contoh1234' }],
    'akun/perangkat/daftar': [{}],
    'akun/perangkat/akhiri': [{ user_id: ids.user_id, perangkat_id: randomUUID() }],
    'akun/perangkat/akhiri-lainnya': [{ user_id: ids.user_id }],
    'perusahaan/detail': [{ company_id: ids.company_id }],
    'perusahaan/ubah': [
      {
        company_id: ids.company_id,
        nama: 'PT Uji',
        npwp: '0999000010010037',
        nib: null,
        tipe_bisnis: '1',
        telepon: '0811-0000-999',
        alamat: 'Jl. Uji No. 1',
        kota: 'Jakarta Timur',
        provinsi: 'DKI Jakarta',
      },
    ],
    'alamat/ubah': [
      {
        company_id: ids.company_id,
        alamat_id: addressId,
        label: 'Gudang',
        penerima: 'Penerima',
        telepon: '+62 811-0000-0999',
        alamat: 'Jl. Uji No. 1',
        kota: 'Jakarta Timur',
        provinsi: 'DKI Jakarta',
        kode_pos: '13920',
      },
    ],
    'alamat/utama': [{ company_id: ids.company_id, alamat_id: addressId }],
    'alamat/hapus': [{ company_id: ids.company_id, alamat_id: randomUUID() }],
    'anggota/daftar': [{ company_id: ids.company_id }],
    'anggota/ubah': [{ company_id: ids.company_id, anggota_id: randomUUID(), peran: 'sales' }],
    'anggota/hapus': [{ company_id: ids.company_id, anggota_id: randomUUID() }],
    'undangan/daftar': [{ company_id: ids.company_id }],
    'undangan/kirim': [{ company_id: ids.company_id, email: 'tamu@uji.contoh', peran: 'owner' }],
    'undangan/batal': [{ company_id: ids.company_id, undangan_id: randomUUID() }],
    'undangan/lihat': [{ token: 'bukan' }],
    'undangan/terima': [{ token: 'bukan' }],
    'undangan/daftar-akun': [{ token: 'bukan', nama: 'Nama Uji', telepon: '0811-0000-999', password: 'Contoh1234' }],

    'notifikasi/daftar': [ids],
    'notifikasi/baca': [ids],
  } satisfies { [Path in CallPath]: readonly BodyOf<CallAt<Path>>[] }
}

const registration = {
  nama_perusahaan: 'PT Pendaftar Uji',
  tipe_bisnis: '1' as const,
  jenis_identitas: 'npwp' as const,
  nomor_identitas: '0123456789012345',
  alamat: 'Jl. Uji No. 1',
  provinsi: 'DKI Jakarta' as const,
  kota: 'Jakarta Timur',
  kode_pos: '13920',
  nama: 'Pendaftar Uji',
  telepon: '0811-0000-999',
  password: 'Contoh1234',
  setuju_syarat: '2026-11' as const,
  setuju_privasi: '2026-11' as const,
}
