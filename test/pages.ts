import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../web/routes.ts'
import { type Caller, Person } from './actor.ts'
import type { Scene } from './leak-scene.ts'
import type { World } from './world.ts'

/** The addresses of each page that show the secret product, by its path in web/routes.ts. Add new pages here. */
export const pages: Record<string, (scene: Scene) => readonly string[]> = {
  '/': () => ['/'],
  '/masuk': () => ['/masuk', '/masuk?lanjut=%2Fproduk'],
  '/daftar': () => ['/daftar'],
  '/daftar/selesai': () => ['/daftar/selesai'],
  '/daftar-promo': () => ['/daftar-promo?kode=RAHASIA'],
  '/daftar-seller': () => ['/daftar-seller', '/daftar-seller?langkah=kirim'],
  '/verifikasi': () => ['/verifikasi?token=karangan'],
  '/kotak-keluar': () => ['/kotak-keluar'],
  '/produk': () => [
    '/produk',
    '/produk?kategori=1&urut=harga-terendah',
    '/produk?urut=harga-tertinggi',
    '/produk?keyword=pemanis&urut=harga-terendah',
    '/produk?keyword=Zat+Rahasia',
    '/produk?langganan=true',
  ],
  '/produk/:address': ({ product }) => [
    `/produk/${product.code}-zat-rahasia`,
    `/produk/${product.code}`,
    `/produk/${product.id}`,
  ],
  '/bahan/:slug': ({ materialSlug }) => [
    `/bahan/${materialSlug}`,
    `/bahan/${materialSlug}?urut=harga-terendah`,
    `/bahan/${materialSlug}?urut=harga-tertinggi&siap=ya&langganan=ya`,
  ],
  '/bandingkan': ({ product }) => ['/bandingkan', `/bandingkan?produk=${product.id}`],
  '/favorit': () => ['/favorit', '/favorit?halaman=2'],
  '/akun/kabari': () => ['/akun/kabari', '/akun/kabari?halaman=2'],
  '/seller': () => ['/seller', '/seller?keyword=rahasia'],
  '/seller/:username': ({ seller }) => [`/seller/${seller.companyUsername}`, `/seller/${seller.companyId}`],
  '/seller/:username/produk': ({ seller }) => [
    `/seller/${seller.companyUsername}/produk`,
    `/seller/${seller.companyUsername}/produk?etalase=rahasia&urut=harga-terendah`,
  ],
  '/tentang-kami': () => ['/tentang-kami'],
  '/tentang': () => ['/tentang'],
  '/artikel': () => ['/artikel', '/artikel?kategori=mutu', '/artikel?kategori=mutu&halaman=2'],
  '/artikel/:address': ({ articlePath }) => [articlePath],
  '/artikel/post-classic': () => ['/artikel/post-classic'],
  '/blog/category-classic': () => ['/blog/category-classic'],
  '/blog/category-list': () => ['/blog/category-list'],
  '/blog/category-left-sidebar': () => ['/blog/category-left-sidebar'],
  '/blog/post-full': () => ['/blog/post-full'],
  '/faq': () => ['/faq'],
  '/syarat': () => ['/syarat', '/syarat?berlaku=2026-01-01'],
  '/privasi': () => ['/privasi'],
  '/keranjang': () => ['/keranjang'],
  '/shop': () => ['/shop'],
  '/shop/produk/:productId': () => ['/shop/produk/1'],
  '/shop/cart': () => ['/shop/cart'],
  '/shop/keranjang': () => ['/shop/keranjang'],
  '/shop/favorit': () => ['/shop/favorit'],
  '/shop/bandingkan': () => ['/shop/bandingkan'],
  '/checkout': ({ cartId }) => ['/checkout', `/checkout?cart_id=${cartId}`],
  '/transaksi': () => ['/transaksi'],
  '/transaksi/daftar-transaksi': () => ['/transaksi/daftar-transaksi'],
  '/transaksi/daftar-transaksi/:orderId': ({ orderId }) => [`/transaksi/daftar-transaksi/${orderId}`],
  '/transaksi/dokumen/:paperId': ({ paper }) => [`/transaksi/dokumen/${paper.id}`],
  '/bukti/:code': ({ paper }) => [`/bukti/${paper.code}`],
  '/transaksi/nego': () => ['/transaksi/nego', '/transaksi/nego?keyword=rahasia'],
  '/transaksi/nego/detail': ({ negotiationId }) => [`/transaksi/nego/detail/?nego_id=${negotiationId}`],
  '/akun/loyalty-poin': () => ['/akun/loyalty-poin'],
  '/loyalty-poin': () => ['/loyalty-poin'],
  '/akun': () => ['/akun'],
  '/akun/profile': () => ['/akun/profile'],
  '/akun/switch-account': () => ['/akun/switch-account'],
  '/ubah-email': () => ['/ubah-email?token=karangan'],
  '/ubah-email/batal': () => ['/ubah-email/batal?token=karangan'],
  '/notifikasi': () => ['/notifikasi', '/notifikasi?jenis=nego&baru=ya'],
  '/berhenti-email': () => ['/berhenti-email?token=karangan'],
  '/akun-ditutup': () => ['/akun-ditutup'],
  '/undangan': () => ['/undangan?token=karangan'],
  '/akun/distributor': () => ['/akun/distributor'],
  '/akun/tagihan': () => ['/akun/tagihan'],
  '/*': () => ['/tidak-ada'],
  '/reset-password': () => ['/reset-password'],
  '/masuk/langkah-kedua': () => ['/masuk/langkah-kedua'],
  '/pusat-seller': () => ['/pusat-seller'],
  '/pusat-seller/produk': () => ['/pusat-seller/produk', '/pusat-seller/produk?keyword=rahasia'],
  '/pusat-seller/produk/usulan': () => ['/pusat-seller/produk/usulan', '/pusat-seller/produk/usulan?halaman=2'],
  '/pusat-seller/produk/baru': ({ product }) => [
    '/pusat-seller/produk/baru',
    `/pusat-seller/produk/baru?salin=${product.id}`,
  ],
  '/pusat-seller/produk/:productId': ({ product }) => [`/pusat-seller/produk/${product.id}`],
  '/pusat-seller/produk/:productId/pratinjau': ({ product, insider }) => [
    `/pusat-seller/produk/${product.id}/pratinjau`,
    `/pusat-seller/produk/${product.id}/pratinjau?sebagai=pelanggan&pelanggan=${insider.companyId}`,
  ],
  '/pusat-seller/etalase': () => ['/pusat-seller/etalase'],
  '/pusat-seller/etalase/:showcaseId': () => [`/pusat-seller/etalase/${randomUUID()}`],
  '/pusat-seller/pengaturan': () => ['/pusat-seller/pengaturan'],
  '/pusat-seller/pengaturan/tarif': () => ['/pusat-seller/pengaturan/tarif'],
  '/pusat-seller/harga': () => ['/pusat-seller/harga', '/pusat-seller/harga?bagian=pelanggan'],
  '/pusat-seller/harga/:productId': ({ product }) => [`/pusat-seller/harga/${product.id}`],
  '/pusat-seller/stok': () => ['/pusat-seller/stok', '/pusat-seller/stok?saring=habis&keyword=rahasia'],
  '/pusat-seller/impor': () => ['/pusat-seller/impor'],
  '/pusat-seller/impor/:importId': () => [`/pusat-seller/impor/${randomUUID()}`],
  '/pusat-seller/stok/:productId': ({ product }) => [`/pusat-seller/stok/${product.id}`],
  '/pusat-seller/dokumen': () => ['/pusat-seller/dokumen', '/pusat-seller/dokumen?keyword=rahasia'],
  '/pusat-seller/dokumen/lot': () => ['/pusat-seller/dokumen/lot', '/pusat-seller/dokumen/lot?saring=tanpa-coa'],
  '/pusat-seller/chat': () => ['/pusat-seller/chat', `/pusat-seller/chat?room=${randomUUID()}`],
  '/pusat-seller/pesanan': () => ['/pusat-seller/pesanan'],
  '/pusat-seller/pesanan/:orderId': ({ orderId }) => [`/pusat-seller/pesanan/${orderId}`],
  '/pusat-seller/langganan': () => ['/pusat-seller/langganan'],
  '/pusat-seller/langganan/:subscriptionId': () => [`/pusat-seller/langganan/${randomUUID()}`],
  '/pusat-seller/nego': ({ negotiationId }) => ['/pusat-seller/nego', `/pusat-seller/nego?nego_id=${negotiationId}`],
  '/pusat-seller/nego/detail': ({ negotiationId }) => [`/pusat-seller/nego/detail/?nego_id=${negotiationId}`],
  '/pusat-seller/nego/pengaturan': () => ['/pusat-seller/nego/pengaturan'],
  '/pusat-seller/jawaban-chat': () => ['/pusat-seller/jawaban-chat', '/pusat-seller/jawaban-chat?halaman=2'],
  '/pusat-seller/pencarian-kosong': () => ['/pusat-seller/pencarian-kosong?periode=7-hari'],
  '/pusat-seller/voucher': () => ['/pusat-seller/voucher', '/pusat-seller/voucher?halaman=2'],
  '/pusat-seller/piutang': () => ['/pusat-seller/piutang'],
  '/pusat-seller/piutang/:customerId': ({ insider }) => [`/pusat-seller/piutang/${insider.companyId}`],
  '/pusat-seller/rekening': () => ['/pusat-seller/rekening'],
  '/pusat-seller/pajak': () => ['/pusat-seller/pajak', '/pusat-seller/pajak?masa=2026-03&saring=kurang'],
  '/pusat-seller/tim': () => ['/pusat-seller/tim'],
  '/pusat-seller/*': () => ['/pusat-seller/tidak-ada'],
  '/admin': () => ['/admin'],
  '/admin/bahan': () => ['/admin/bahan', '/admin/bahan?status=ditolak'],
  '/admin/bahan/usul/:proposalId': () => [`/admin/bahan/usul/${randomUUID()}`],
  '/admin/bahan/semua': () => ['/admin/bahan/semua', '/admin/bahan/semua?keyword=rahasia'],
  '/admin/bahan/kembar': () => ['/admin/bahan/kembar'],
  '/admin/bahan/:materialId': ({ materialId }) => [`/admin/bahan/${materialId}`],
  '/admin/bahan/:materialId/gabung': ({ materialId }) => [`/admin/bahan/${materialId}/gabung?keyword=rahasia`],
  '/admin/pencarian-kosong': () => ['/admin/pencarian-kosong', '/admin/pencarian-kosong?dari=2026-01-01'],
  '/admin/produk': () => ['/admin/produk', '/admin/produk?keyword=rahasia&menunggu=laporan'],
  '/admin/produk/:productId': ({ product }) => [`/admin/produk/${product.id}`],
  '/admin/administrator': () => ['/admin/administrator'],
  '/admin/perusahaan': () => ['/admin/perusahaan', '/admin/perusahaan?keyword=rahasia&status=disetujui'],
  '/admin/perusahaan/pembeli': () => ['/admin/perusahaan/pembeli?keyword=rahasia&status=terverifikasi'],
  '/admin/perusahaan/semua': () => ['/admin/perusahaan/semua', '/admin/perusahaan/semua?keyword=rahasia&jenis=seller'],
  '/admin/perusahaan/:companyId': () => [`/admin/perusahaan/${randomUUID()}`],
  '/admin/pengguna': () => ['/admin/pengguna', '/admin/pengguna?keyword=rahasia&status=diblokir'],
  '/admin/pengguna/:userId': () => [`/admin/pengguna/${randomUUID()}`],
  '/admin/rekening': () => ['/admin/rekening', `/admin/rekening?status=berlaku&rekening=${randomUUID()}`],
  '/admin/audit': () => ['/admin/audit', '/admin/audit?keyword=rahasia&tindakan=kurs.atur&dari=2026-01-01'],
  '/admin/promo': () => ['/admin/promo', '/admin/promo?keyword=rahasia&status=berakhir'],
  '/admin/promo/poin': () => ['/admin/promo/poin'],
  '/admin/promo/voucher': () => ['/admin/promo/voucher', '/admin/promo/voucher?promo=RAHASIA'],
  '/admin/pesan': () => ['/admin/pesan', '/admin/pesan?keyword=rahasia&status=baru'],
  '/admin/survei': () => ['/admin/survei', '/admin/survei?halaman=2&versi=1'],
  '/admin/survei/pertanyaan': () => ['/admin/survei/pertanyaan'],
  '/admin/konten': () => ['/admin/konten', '/admin/konten?keyword=rahasia&status=draf'],
  '/admin/konten/faq': () => ['/admin/konten/faq'],
  '/admin/konten/halaman': () => ['/admin/konten/halaman'],
  '/admin/konten/testimoni': () => ['/admin/konten/testimoni'],
  '/admin/konten/banner': () => ['/admin/konten/banner'],
  '/admin/konten/kategori': () => ['/admin/konten/kategori'],
  '/admin/konten/artikel/baru': () => ['/admin/konten/artikel/baru'],
  '/admin/konten/artikel/:articleId': () => ['/admin/konten/artikel/1'],
  '/admin/kalender': () => ['/admin/kalender', '/admin/kalender?tahun=2027'],
  '/admin/sistem': () => ['/admin/sistem'],
  '/admin/*': () => ['/admin/tidak-ada'],
}

/** Paths of all pages in web/routes.ts. */
export const pagePaths = pathsOf(routes)

/** The cookies that keep the asker signed in on pages; '' for a visitor. */
export async function cookieOf(world: World, asker: Caller): Promise<string> {
  if (!(asker instanceof Person)) return ''
  const payload = { identitas: asker.email, password: 'Contoh123' }
  const answer = await world.http.inject({ method: 'POST', url: '/api/session/login', payload })
  if (answer.statusCode !== 200) throw new Error(`${asker.email} could not sign in: ${answer.body}`)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Paths of all pages in a route table; a layout without a path of its own adds nothing. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    if (entry.children) return pathsOf(entry.children, path)
    return [path || '/']
  })
}
