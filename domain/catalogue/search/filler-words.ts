/**
 * Words that people type beside what they look for and that tell no material apart: 'jual asam sitrat murah', 'bahan baku
 * minuman', 'CAS 77-92-9', 'thickening agent' [SEARCH-3, UX-1].
 */
const FILLERS = new Set(
  [
    // between words
    'dan atau untuk utk buat bagi yang yg dengan dgn dari dalam di ke pada per oleh sebagai seperti and or for of the with in to from',
    // what all of them are
    'bahan bahannya baku bakunya mentah tambahan penolong pembantu zat senyawa kimia kimiawi produk barang komoditas item material materials bahan2',
    'raw ingredient ingredients chemical chemicals substance additive additives aditif product products agen agent agents jenis macam',
    // what is done with them
    'jual beli dijual jualan penjualan pembelian membeli menjual pesan order sewa cari dicari mencari carikan butuh dibutuhkan perlu minta mau ingin',
    'ada adakah tersedia stok stock ready tolong mohon info buy sell sale selling looking need want',
    'pembuat pembuatan membuat bikin pembikin produksi making',
    // for what they are sold, and by whom
    'harga harganya hrg daftar pricelist price prices cost biaya murah termurah terjangkau ekonomis hemat promo diskon cheap cheapest terbaik best',
    'grosir grosiran eceran partai borongan kiloan wholesale bulk supplier suplier pemasok penyuplai distributor agennya pabrik pabrikan produsen importir penjual seller toko vendor',
    'manufacturer exporter importer merek merk brand asli original',
    // what a number or a word beside them is
    'cas no nomor number kode code grade mutu kualitas quality kemasan packaging kg kilo kilogram gr gram liter ltr ton',
    'online',
  ]
    .join(' ')
    .split(' '),
)

/** The words that tell something; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}
