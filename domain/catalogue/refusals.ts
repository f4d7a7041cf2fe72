import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const catalogueRefusals = {
  shop_suspended: {
    status: 422,
    sentence: 'Toko Anda sedang ditangguhkan. Produk dapat dijual lagi setelah toko dibuka kembali.',
  },
  product_not_found: { status: 404, sentence: 'Produk tidak ditemukan.' },
  product_is_draft: { status: 422, sentence: 'Produk ini masih draf: lengkapi dahulu sebelum dijual.' },
  product_banned: {
    status: 422,
    sentence: 'Produk ini diturunkan oleh Sentra Bahan. Perbaiki isinya, lalu minta ditinjau lagi.',
  },
  offer_refused: { status: 422, sentence: '{sentence}' },
  product_name_taken: { status: 422, sentence: 'Anda sudah punya produk dengan nama ini.' },
  product_sku_taken: { status: 422, sentence: 'SKU ini sudah dipakai produk Anda {product}.' },
  first_sale_of_owner: {
    status: 422,
    sentence: 'Produk baru pertama kali dijual oleh pemilik toko. Simpan sebagai draf.',
  },
  other_material_of_owner: {
    status: 422,
    sentence: 'Bahan produk yang pernah dijual diganti oleh pemilik toko. Buat produk baru sebagai draf.',
  },
  draft_prices_of_owner: {
    status: 422,
    sentence: 'Harga bertingkat produk draf ditulis oleh pemilik toko, atau setelah produk ini dijual.',
  },
  product_not_draft: { status: 422, sentence: 'Produk ini pernah dijual dan tidak dapat kembali menjadi draf.' },
  product_not_withdrawn: { status: 422, sentence: "Gunakan 'Tarik' untuk menarik produk dari penjualan." },
  product_unit_fixed: {
    status: 422,
    sentence: 'Satuan produk yang pernah dijual tetap {unit}: salin produk ini untuk menjual dalam satuan lain.',
  },
  product_version_missing: {
    status: 422,
    sentence: 'Perubahan produk menyebutkan versi yang Anda lihat: ambil isiannya dahulu, lalu kirim versinya.',
  },
  product_moved_on: {
    status: 409,
    sentence: 'Produk ini sudah diubah sejak Anda membukanya. Periksa perubahannya, lalu simpan lagi.',
  },
  product_without_price: { status: 422, sentence: 'Produk ini belum punya harga.' },
  product_seen_moved_on: { status: 409, sentence: 'Produk ini sudah diubah sejak Anda melihatnya.' },
  products_chosen_moved_on: {
    status: 409,
    sentence: 'Sekarang {count} produk yang cocok dengan filter ini. Periksa daftarnya, lalu coba lagi.',
  },
  products_too_many: { status: 422, sentence: 'Paling banyak {most} produk sekaligus. Persempit filternya.' },
  product_changed_since_act: { status: 409, sentence: 'Produk ini sudah diubah sejak tindakan itu.' },
  price_below_lowest: { status: 422, sentence: 'Di bawah harga terendah {lowest}.' },
  price_beyond_grants: {
    status: 422,
    sentence:
      'Wewenang sales sampai {floor}, {limit}. Harga di bawahnya diajukan kepada pemilik dari halaman Harga produk ini.',
  },
  price_request_waits: {
    status: 422,
    sentence: 'Harga lain di sini masih menunggu pemilik. Tarik dahulu bila ingin mengubahnya.',
  },
  bulk_act_not_last: { status: 409, sentence: 'Tindakan ini tidak dapat diurungkan lagi.' },
  stock_moved_on: { status: 422, sentence: 'Stok sudah berubah menjadi {left} {unit} sejak Anda membukanya.' },
  stock_of_others: { status: 422, sentence: 'Stok hanya diubah oleh pemilik toko atau gudang.' },
  stock_in_lots: { status: 422, sentence: 'Lot produk ini berisi {lots} {unit}: kurangi lotnya di Stok dan lot.' },
  not_on_hand: {
    status: 422,
    sentence: 'Stok {product} yang dapat dikirim hanya {left} {unit}. Catat dahulu barang yang masuk.',
  },
  on_hand_expired: {
    status: 422,
    sentence: 'Stok {product} yang dapat dikirim hanya {left} {unit}: {lots} sudah kedaluwarsa.',
  },
  lot_expired: { status: 422, sentence: 'Lot {lot} sudah kedaluwarsa: hari terakhirnya {day}. Pilih lot lain.' },
  lot_not_sellable: { status: 422, sentence: 'Lot {lot} tidak ada atau kosong.' },
  lot_holds_less: { status: 422, sentence: 'Lot {lot} hanya berisi {left}.' },
  price_rule_not_found: { status: 404, sentence: 'Harga ini sudah tidak ada. Silakan muat ulang.' },
  price_list_not_found: { status: 404, sentence: 'Daftar harga tidak ditemukan.' },
  price_list_moved_on: {
    status: 409,
    sentence: 'Daftar harga ini sudah diubah sejak Anda membukanya. Periksa perubahannya, lalu simpan lagi.',
  },
  price_customer_not_found: { status: 422, sentence: 'Pilih pelanggan yang aktif berlangganan.' },
  price_lists_overlap: {
    status: 422,
    sentence: "Pelanggan ini sudah punya daftar '{name}' yang berlaku {days}. Pilih hari lain.",
  },
  price_rules_overlap: {
    status: 422,
    sentence: 'Sudah ada harga untuk jumlah ini yang berlaku {days}. Pilih hari lain.',
  },
  price_rule_twice: { status: 422, sentence: 'Daftar ini sudah punya harga mulai jumlah ini.' },
  price_rules_many: { status: 422, sentence: 'Paling banyak {most} harga. Hapus yang tidak dipakai dahulu.' },
  price_level_needed: { status: 422, sentence: 'Pilih level atau daftar pelanggan dari harga ini.' },
  price_level_missing: { status: 422, sentence: 'Produk ini belum punya harga level {level}.' },
  price_from_low: {
    status: 422,
    sentence: 'Isi 0 untuk jumlah berapa pun, atau lebih dari minimum pembelian {minimum} {unit}.',
  },
  price_not_lower: { status: 422, sentence: 'Harga bertingkat harus di bawah harga biasa {price}.' },
  price_nothing: { status: 422, sentence: 'Harga harus di atas nol.' },
  price_days_reversed: { status: 422, sentence: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  price_too_large: { status: 422, sentence: 'Dengan persentase ini ada harga yang terlalu besar atau menjadi nol.' },
  price_minimum_beyond: {
    status: 422,
    sentence: 'Ada harga mulai {from} {unit}: minimum pembelian harus di bawahnya, atau ubah dahulu harga itu.',
  },
  showcase_name_taken: { status: 422, sentence: 'Etalase dengan nama ini sudah ada.' },
  showcases_too_many: { status: 422, sentence: `Paling banyak ${MOST.showcases} etalase.` },
  showcases_moved_on: { status: 409, sentence: 'Etalase baru saja diubah. Silakan periksa kembali.' },
  showcase_not_found: { status: 404, sentence: 'Etalase tidak ditemukan.' },
  photo_not_found: { status: 404, sentence: 'Foto tidak ditemukan.' },
  photo_broken: { status: 422, sentence: 'Foto ini tidak dapat dibaca, atau terlalu besar. Coba foto lain.' },
  photos_full: { status: 422, sentence: 'Satu produk menampilkan paling banyak 8 foto.' },
  photos_moved_on: { status: 409, sentence: 'Foto produk ini sudah berubah sejak Anda membukanya.' },
  picture_not_found: { status: 404, sentence: 'Gambar tidak ditemukan.' },
  seller_not_found: { status: 404, sentence: 'Seller tidak ditemukan.' },
} as const satisfies RefusalTable
