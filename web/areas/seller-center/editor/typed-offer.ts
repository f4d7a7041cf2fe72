import type { EditableOffer } from '#domain/catalogue/contract-editor.ts'
import type { offeredUnits } from '#domain/catalogue/offer.ts'
import { readOptionalAmount, readQuantity, shownAmount, shownQuantity } from '#domain/numbers/number-text.ts'

type Offer = EditableOffer['offer']

/** A material as the editor shows it. */
export type ChosenMaterial = EditableOffer['material']

/** The editor's fields as they are typed, named as in the body. */
export interface TypedOffer {
  materialId: ChosenMaterial | null
  sku: string
  name: string
  nameEnglish: string
  /** With commas between them. */
  otherNames: string
  grade: string
  maker: string
  origin: string
  form: string
  container: string
  unit: string
  packWeight: string
  minPurchase: string
  minNego: string
  stock: string
  price: string
  priceAtLevel2: string
  priceAtLevel3: string
  negotiable: boolean
  lowestPrice: string
  negoPercent: string
  showcases: string[]
  description: string
  importantInfo: string
  storage: string
  shelfLifeMonths: string
}

export const blankOffer: TypedOffer = {
  materialId: null,
  sku: '',
  name: '',
  nameEnglish: '',
  otherNames: '',
  grade: '',
  maker: '',
  origin: '',
  form: '',
  container: '',
  unit: 'kg',
  packWeight: '',
  minPurchase: '',
  minNego: '',
  stock: '',
  price: '',
  priceAtLevel2: '',
  priceAtLevel3: '',
  negotiable: true,
  lowestPrice: '',
  negoPercent: '',
  showcases: [],
  description: '',
  importantInfo: '',
  storage: '',
  shelfLifeMonths: '',
}

/** An offer as the fields show it. */
export function typedOf({ material, offer }: { material: ChosenMaterial; offer: Offer }): TypedOffer {
  return {
    materialId: material,
    sku: offer.sku,
    name: offer.name,
    nameEnglish: offer.nameEnglish,
    otherNames: offer.otherNames.join(', '),
    grade: offer.grade,
    maker: offer.maker,
    origin: offer.origin,
    form: offer.form,
    container: offer.container,
    unit: offer.unit,
    packWeight: shownQuantity(offer.packWeight),
    minPurchase: shownQuantity(offer.minPurchase),
    minNego: shownQuantity(offer.minNego),
    stock: shownQuantity(offer.stock),
    price: shownAmount(offer.price),
    priceAtLevel2: shownAmount(offer.priceAtLevel2),
    priceAtLevel3: shownAmount(offer.priceAtLevel3),
    negotiable: offer.negotiable,
    lowestPrice: shownAmount(offer.lowestPrice),
    negoPercent: offer.negoPercent?.replace('.', ',') ?? '',
    showcases: offer.showcases,
    description: offer.description,
    importantInfo: offer.importantInfo,
    storage: offer.storage,
    shelfLifeMonths: offer.shelfLifeMonths === null ? '' : String(offer.shelfLifeMonths),
  }
}

/** The name of a material as its field shows it. */
export function materialLabel({ name, casNumber }: ChosenMaterial): string {
  return casNumber ? `${name} (CAS ${casNumber})` : name
}

/** The typed offer as the body of a call; unreadable values are left for the contract to refuse. */
export function bodyOf(typed: TypedOffer) {
  return {
    ...typed,
    // an empty text is no id
    materialId: typed.materialId?.id ?? '',
    otherNames: typed.otherNames
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
    unit: typed.unit as (typeof offeredUnits)[number], // the contract refuses any other
    packWeight: readQuantity(typed.packWeight),
    minPurchase: readQuantity(typed.minPurchase),
    minNego: readQuantity(typed.minNego),
    stock: readQuantity(typed.stock),
    price: readOptionalAmount(typed.price),
    priceAtLevel2: readOptionalAmount(typed.priceAtLevel2),
    priceAtLevel3: readOptionalAmount(typed.priceAtLevel3),
    lowestPrice: readOptionalAmount(typed.lowestPrice),
    negoPercent: typed.negoPercent.trim().replace(',', '.') || null,
    shelfLifeMonths: typed.shelfLifeMonths.trim(),
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
  materialId: 'Bahan',
  sku: 'SKU',
  name: 'Nama produk',
  nameEnglish: 'Nama Inggris',
  otherNames: 'Nama lain',
  grade: 'Grade',
  maker: 'Produsen',
  origin: 'Negara asal',
  form: 'Bentuk',
  container: 'Jenis kemasan',
  unit: 'Satuan',
  packWeight: 'Isi per kemasan',
  minPurchase: 'Minimum pembelian',
  minNego: 'Minimum nego',
  stock: 'Stok',
  price: 'Harga daftar',
  priceAtLevel2: 'Harga level 2',
  priceAtLevel3: 'Harga level 3',
  negotiable: 'Dapat dinego',
  lowestPrice: 'Harga terendah',
  negoPercent: 'Persentase nego',
  showcases: 'Etalase',
  description: 'Deskripsi',
  importantInfo: 'Informasi penting',
  storage: 'Penyimpanan',
  shelfLifeMonths: 'Masa simpan',
}
