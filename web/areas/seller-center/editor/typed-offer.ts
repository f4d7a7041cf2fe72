import type { HeldOffer } from '#domain/catalogue/codec-editor.ts'
import type { offeredUnits } from '#domain/catalogue/offer.ts'
import { readOptionalAmount, readQuantity, shownAmount, shownQuantity } from '#domain/numbers/number-text.ts'

type Offer = HeldOffer['offer']

/** A material as the editor shows it. */
export type ChosenMaterial = HeldOffer['material']

/** The editor's fields as they are typed, named as in the body. */
export interface TypedOffer {
  bahan_id: ChosenMaterial | null
  sku: string
  nama: string
  nama_inggris: string
  /** With commas between them. */
  nama_lain: string
  grade: string
  produsen: string
  asal: string
  bentuk: string
  kemasan: string
  satuan: string
  berat: string
  jumlah_min_beli: string
  jumlah_min_nego: string
  stok: string
  harga: string
  harga_tingkat_2: string
  harga_tingkat_3: string
  negotiable: boolean
  harga_terendah: string
  persen_nego: string
  etalase: string[]
  deskripsi: string
  info_penting: string
  penyimpanan: string
  masa_simpan: string
}

export const blankOffer: TypedOffer = {
  bahan_id: null,
  sku: '',
  nama: '',
  nama_inggris: '',
  nama_lain: '',
  grade: '',
  produsen: '',
  asal: '',
  bentuk: '',
  kemasan: '',
  satuan: 'kg',
  berat: '',
  jumlah_min_beli: '',
  jumlah_min_nego: '',
  stok: '',
  harga: '',
  harga_tingkat_2: '',
  harga_tingkat_3: '',
  negotiable: true,
  harga_terendah: '',
  persen_nego: '',
  etalase: [],
  deskripsi: '',
  info_penting: '',
  penyimpanan: '',
  masa_simpan: '',
}

/** An offer as the fields show it. */
export function typedOf({ material, offer }: { material: ChosenMaterial; offer: Offer }): TypedOffer {
  return {
    bahan_id: material,
    sku: offer.sku,
    nama: offer.name,
    nama_inggris: offer.nameEnglish,
    nama_lain: offer.otherNames.join(', '),
    grade: offer.grade,
    produsen: offer.maker,
    asal: offer.origin,
    bentuk: offer.form,
    kemasan: offer.container,
    satuan: offer.unit,
    berat: shownQuantity(offer.packWeight),
    jumlah_min_beli: shownQuantity(offer.minPurchase),
    jumlah_min_nego: shownQuantity(offer.minNego),
    stok: shownQuantity(offer.stock),
    harga: shownAmount(offer.price),
    harga_tingkat_2: shownAmount(offer.priceAtLevel2),
    harga_tingkat_3: shownAmount(offer.priceAtLevel3),
    negotiable: offer.negotiable,
    harga_terendah: shownAmount(offer.lowestPrice),
    persen_nego: offer.negoPercent?.replace('.', ',') ?? '',
    etalase: offer.showcases,
    deskripsi: offer.description,
    info_penting: offer.importantInfo,
    penyimpanan: offer.storage,
    masa_simpan: offer.shelfLifeMonths === null ? '' : String(offer.shelfLifeMonths),
  }
}

/** The name of a material as its field shows it. */
export function materialLabel({ name, casNumber }: ChosenMaterial): string {
  return casNumber ? `${name} (CAS ${casNumber})` : name
}

/** What was typed as the call takes it; what cannot be read stays as it is, for the contract to refuse. */
export function bodyOf(typed: TypedOffer) {
  return {
    ...typed,
    // an empty text is no id
    bahan_id: typed.bahan_id?.id ?? '',
    nama_lain: typed.nama_lain
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
    satuan: typed.satuan as (typeof offeredUnits)[number], // the contract refuses any other
    berat: readQuantity(typed.berat),
    jumlah_min_beli: readQuantity(typed.jumlah_min_beli),
    jumlah_min_nego: readQuantity(typed.jumlah_min_nego),
    stok: readQuantity(typed.stok),
    harga: readOptionalAmount(typed.harga),
    harga_tingkat_2: readOptionalAmount(typed.harga_tingkat_2),
    harga_tingkat_3: readOptionalAmount(typed.harga_tingkat_3),
    harga_terendah: readOptionalAmount(typed.harga_terendah),
    persen_nego: typed.persen_nego.trim().replace(',', '.') || null,
    masa_simpan: typed.masa_simpan.trim(),
  }
}

/** The fields that differ, by their names on the page, and how they stand now. */
export function changedBetween(before: TypedOffer, after: TypedOffer): { label: string; now: string }[] {
  const fields = Object.keys(labels) as (keyof TypedOffer)[] // its keys are those
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ label: labels[field], now: shortened(after[field]) }))
}

function shortened(value: TypedOffer[keyof TypedOffer]): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : (value?.name ?? '')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text || 'kosong'
}

const labels: Record<keyof TypedOffer, string> = {
  bahan_id: 'Bahan',
  sku: 'SKU',
  nama: 'Nama produk',
  nama_inggris: 'Nama Inggris',
  nama_lain: 'Nama lain',
  grade: 'Grade',
  produsen: 'Produsen',
  asal: 'Negara asal',
  bentuk: 'Bentuk',
  kemasan: 'Jenis kemasan',
  satuan: 'Satuan',
  berat: 'Isi per kemasan',
  jumlah_min_beli: 'Minimum pembelian',
  jumlah_min_nego: 'Minimum nego',
  stok: 'Stok',
  harga: 'Harga daftar',
  harga_tingkat_2: 'Harga level 2',
  harga_tingkat_3: 'Harga level 3',
  negotiable: 'Dapat dinego',
  harga_terendah: 'Harga terendah',
  persen_nego: 'Persentase nego',
  etalase: 'Etalase',
  deskripsi: 'Deskripsi',
  info_penting: 'Informasi penting',
  penyimpanan: 'Penyimpanan',
  masa_simpan: 'Masa simpan',
}
