import type { ImportKind } from './kind.ts'

interface Column {
  /** The head of exported files. */
  head: string
  /** Further headers recognised for it, in small letters without marks. */
  aliases: readonly string[]
  kinds: readonly ImportKind[]
  /** Read as a number: of a quantity in units with three decimals, of Rupiah and percent with two. */
  holds?: 'quantity' | 'amount'
}

const all = ['product', 'price', 'stock', 'list'] as const

/** Every column that files are read by and written with, by the name of its field, in the order of the files [SHOP-4]. */
export const importColumns = {
  sku: { head: 'SKU', aliases: ['kode', 'kode barang', 'kode produk seller', 'item code', 'product code'], kinds: all },
  kode: { head: 'Kode Sentra', aliases: ['produk id url', 'sentra code'], kinds: all },
  nama: { head: 'Nama produk', aliases: ['nama', 'nama barang', 'product name', 'name', 'item'], kinds: all },
  bahan: { head: 'Bahan', aliases: ['nama bahan', 'material', 'ingredient'], kinds: ['product'] },
  cas: { head: 'CAS', aliases: ['nomor cas', 'no cas', 'cas number', 'cas no'], kinds: ['product'] },
  grade: { head: 'Grade', aliases: ['mutu'], kinds: ['product'] },
  produsen: {
    head: 'Produsen',
    aliases: ['pabrik', 'pembuat', 'maker', 'manufacturer', 'producer'],
    kinds: ['product'],
  },
  asal: { head: 'Asal', aliases: ['negara asal', 'origin', 'country of origin'], kinds: ['product'] },
  bentuk: { head: 'Bentuk', aliases: ['form'], kinds: ['product'] },
  kemasan: { head: 'Kemasan', aliases: ['jenis kemasan', 'packaging', 'pack'], kinds: ['product'] },
  satuan: { head: 'Satuan', aliases: ['unit', 'uom'], kinds: ['product'] },
  berat: {
    head: 'Isi per kemasan',
    aliases: ['isi', 'isi kemasan', 'berat per kemasan', 'berat', 'pack size', 'weight per pack'],
    kinds: ['product'],
    holds: 'quantity',
  },
  jumlah_min_beli: {
    head: 'Minimum pembelian',
    aliases: ['min beli', 'min order', 'moq', 'minimum', 'minimum order'],
    kinds: ['product'],
    holds: 'quantity',
  },
  jumlah_min_nego: {
    head: 'Minimum nego',
    aliases: ['min nego', 'minimum negotiation'],
    kinds: ['product'],
    holds: 'quantity',
  },
  harga: {
    head: 'Harga daftar',
    aliases: ['harga', 'harga jual', 'harga level 1', 'price', 'list price'],
    kinds: ['product', 'price'],
    holds: 'amount',
  },
  harga_tingkat_2: {
    head: 'Harga level 2',
    aliases: ['harga tingkat 2', 'price level 2'],
    kinds: ['product', 'price'],
    holds: 'amount',
  },
  harga_tingkat_3: {
    head: 'Harga level 3',
    aliases: ['harga tingkat 3', 'price level 3'],
    kinds: ['product', 'price'],
    holds: 'amount',
  },
  harga_terendah: {
    head: 'Harga terendah',
    aliases: ['lowest price', 'minimum price'],
    kinds: ['product', 'price'],
    holds: 'amount',
  },
  persen_nego: {
    head: 'Persentase nego',
    aliases: ['persen nego', 'nego percentage', 'negotiation percentage'],
    kinds: ['product', 'price'],
    holds: 'amount',
  },
  negotiable: { head: 'Dapat dinego', aliases: ['nego', 'negotiable'], kinds: ['product'] },
  stok: { head: 'Stok', aliases: ['stock', 'qty', 'jumlah stok'], kinds: ['product', 'stock'], holds: 'quantity' },
  level: { head: 'Level', aliases: ['tingkat', 'level harga', 'price level'], kinds: ['list'] },
  pelanggan: { head: 'Pelanggan', aliases: ['nama pelanggan', 'customer'], kinds: ['list'] },
  daftar: { head: 'Nama daftar', aliases: ['daftar', 'daftar harga', 'price list'], kinds: ['list'] },
  mulai: {
    head: 'Mulai jumlah',
    aliases: ['mulai', 'jumlah mulai', 'from quantity', 'min qty'],
    kinds: ['list'],
    holds: 'quantity',
  },
  harga_mulai: { head: 'Harga', aliases: ['harga satuan', 'price', 'unit price'], kinds: ['list'], holds: 'amount' },
  dari: { head: 'Berlaku dari', aliases: ['dari', 'mulai berlaku', 'tanggal mulai', 'valid from'], kinds: ['list'] },
  sampai: { head: 'Berlaku sampai', aliases: ['sampai', 'tanggal akhir', 'valid until'], kinds: ['list'] },
  status: { head: 'Status', aliases: ['state', 'keadaan'], kinds: ['product'] },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof importColumns

/** In the order of the files. */
export const columnNames = Object.keys(importColumns) as ColumnName[] // its keys are those

/** Those that a file of this kind has. */
export function columnsOf(kind: ImportKind): ColumnName[] {
  return columnNames.filter((name) => (importColumns[name].kinds as readonly ImportKind[]).includes(kind))
}

/** Whether the column holds numbers. */
export function isNumberColumn(name: ColumnName): boolean {
  return 'holds' in importColumns[name]
}

/** Whether the column holds Rupiah or percent, which have no thousandths. */
export function isAmountColumn(name: ColumnName): boolean {
  return (importColumns[name] as Column).holds === 'amount'
}

/**
 * Which column each head of a file is, in its order; null: none of them, so it is passed over. Units in brackets, marks and
 * capitals do not count, and each column is taken once [SHOP-4].
 */
export function guessColumns(heads: readonly string[], kind: ImportKind): (ColumnName | null)[] {
  const taken = new Set<ColumnName>()
  const names = columnsOf(kind)
  return heads.map((head) => {
    const found = names.find((name) => !taken.has(name) && isCalled(name, head))
    if (found) taken.add(found)
    return found ?? null
  })
}

function isCalled(name: ColumnName, head: string): boolean {
  const { head: own, aliases } = importColumns[name]
  const text = plain(head)
  return plain(own) === text || name === head || (aliases as readonly string[]).includes(text)
}

/** Headers of numbers that no file imports: row numbers, and the informative columns of exported stocks. */
const TOLD = ['no', 'nomor', 'no urut', 'nomor urut', 'baris', 'dipesan', 'fisik', 'ditunggu', 'ditunggu tanggal']

/** Whether a column with this header is rightly ignored in files of this kind: a row number, or of another kind. */
export function isNoneOf(kind: ImportKind, head: string): boolean {
  const called = columnNames.filter((name) => isCalled(name, head))
  if (called.length === 0) return TOLD.includes(plain(head))
  return !columnsOf(kind).some((name) => called.includes(name))
}

/** The value columns of a kind of file, of which one at least is needed; of products any will do. */
const VALUES: Record<ImportKind, readonly ColumnName[] | null> = {
  product: null,
  price: ['harga', 'harga_tingkat_2', 'harga_tingkat_3', 'harga_terendah', 'persen_nego'],
  stock: ['stok'],
  list: ['harga_mulai'],
}

/** Whether none of the columns holds what a file of this kind is about, so that none of its rows changes anything. */
export function lacksValues(kind: ImportKind, columns: readonly (ColumnName | null)[]): boolean {
  const values = VALUES[kind]
  return values !== null && !columns.some((name) => name !== null && values.includes(name))
}

/** Whether a line of cells is the head of a table of products, as far as its heads are known. */
export function namesProducts(heads: readonly string[]): boolean {
  if (heads.filter((head) => head.trim() !== '').length < 2) return false
  const identifying: readonly (ColumnName | null)[] = ['sku', 'kode', 'nama', 'cas']
  return guessColumns(heads, 'product').some((name) => name !== null && identifying.includes(name))
}

function plain(head: string): string {
  return head
    .toLowerCase()
    .replace(/\(.*?\)|\/\s*\w+$/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
