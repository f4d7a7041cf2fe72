import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { type CompanyId, productCode } from '#domain/ids.ts'
import { slugOf } from '#domain/slug.ts'
import { insertProducts, insertShowcases, type NewProduct } from '#server/areas/catalogue/public.ts'
import { insertMaterials, type NewMaterial } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import type { Person } from './actor.ts'

/** @returns material_id */
export async function writeMaterial(
  db: Db,
  { number, now }: { number: number; now: Date },
  wishes: Partial<NewMaterial>,
): Promise<number> {
  const name = wishes.name ?? `Bahan Uji ${number}`
  const slug = `${slugOf(name)}-${number}`
  const material = { ...plainMaterial, slug, name, nameEnglish: name, createdAt: now, ...wishes }
  const ids = await db.transaction().execute((tx) => insertMaterials(tx, [material], now))
  return ids.get(material.slug) ?? 0
}

/** A material that does nothing and has one name. */
export const plainMaterial = {
  categoryId: 1,
  otherNames: [],
  casNumber: null,
  eNumber: null,
  inci: null,
  hsCode: null,
  functions: [],
  halalCritical: false,
  hazard: null,
  description: '',
}

let proposed = 0

/** A material to propose, of another name each time. */
export function aMaterialProposal(
  wishes: Partial<WireBodyOf<CallAt<'bahan/usul'>>> = {},
): WireBodyOf<CallAt<'bahan/usul'>> {
  proposed++
  return {
    kategori_id: 1,
    bahan_nama: `Bahan Usulan ${proposed}`,
    bahan_nama_inggris: `Proposed Material ${proposed}`,
    bahan_nama_lain: [],
    bahan_fungsi: [],
    bahan_halal_kritis: false,
    bahan_deskripsi: '',
    ...wishes,
  }
}

/** An offer as a seller sends it: `plainProduct` at its usual price. */
export function anOffer(
  materialId: number,
  wishes: Partial<WireBodyOf<CallAt<'pusat-seller/produk/simpan'>>> = {},
): WireBodyOf<CallAt<'pusat-seller/produk/simpan'>> {
  return {
    bahan_id: materialId,
    nama: 'Bahan Uji',
    grade: 'USP',
    asal: 'Indonesia',
    bentuk: 'serbuk',
    kemasan: 'sak kertas',
    satuan: 'kg',
    berat: '25',
    jumlah_min_beli: '50',
    jumlah_min_nego: '100',
    harga: '100000.00',
    stok: '5000',
    negotiable: 'yes',
    harga_terendah: '80000.00',
    persen_nego: '50',
    deskripsi: 'Bahan untuk pengujian.',
    info_penting: 'Tersedia CoA per lot.',
    penyimpanan: 'Tempat kering dan sejuk',
    masa_simpan: 24,
    ...wishes,
  }
}

export interface ProductWishes extends Partial<Omit<NewProduct, 'prices' | 'sellerId' | 'showcases'>> {
  /** The product's material, unless `materialId` names an existing one. */
  material?: Partial<NewMaterial>
  /** The list price (level 1). */
  price?: string
  /** Prices of better levels: `{ 2: '90000.00' }`. */
  levels?: Record<number, string>
  /** Names of collections; created if the seller does not have them. */
  showcases?: readonly string[]
}

export interface Product {
  id: number
  /** produk_id_url */
  code: string
  name: string
  price: string
  sellerId: CompanyId
}

export async function writeProduct(
  db: Db,
  seller: Person,
  { number, now }: { number: number; now: Date },
  wishes: ProductWishes,
): Promise<Product> {
  const { price = '100000.00', levels = {}, showcases = [], material, ...given } = wishes
  const name = given.name ?? `Bahan Uji ${number}`
  const product: NewProduct = {
    ...plainProduct,
    nameEnglish: name,
    createdAt: now,
    ...given,
    name,
    materialId: given.materialId ?? (await writeMaterial(db, { number, now }, { name, ...material })),
    sellerId: seller.companyId,
    prices: [
      { level: 1, amount: price },
      ...Object.entries(levels).map(([level, amount]) => ({ level: Number(level), amount })),
    ],
    showcases: showcases.map(slugOf),
  }
  const [id = 0] = await db.transaction().execute(async (tx) => {
    const there = await tx.selectFrom('showcases').select('slug').where('seller_id', '=', seller.companyId).execute()
    const missing = showcases.filter((title) => !there.some(({ slug }) => slug === slugOf(title)))
    await insertShowcases(
      tx,
      missing.map((title, index) => ({
        sellerId: seller.companyId,
        name: title,
        slug: slugOf(title),
        position: there.length + index + 1,
      })),
    )
    return insertProducts(tx, [product])
  })
  return { id, code: productCode(id), name, price, sellerId: seller.companyId }
}

/** 25 kg packs, from 2 packs, negotiable, with plenty in stock. */
export const plainProduct: Omit<
  NewProduct,
  'sellerId' | 'materialId' | 'name' | 'nameEnglish' | 'createdAt' | 'prices' | 'showcases'
> = {
  description: 'Bahan untuk pengujian.',
  importantInfo: 'Tersedia CoA per lot.',
  maker: '',
  origin: 'Indonesia',
  grade: 'USP',
  form: 'serbuk',
  unit: 'kg',
  packKind: 'sack',
  packLabel: '25 kg sak kertas',
  packWeight: '25',
  minPurchase: '50',
  minNego: '100',
  negotiable: true,
  shelfLifeMonths: 24,
  storage: 'Tempat kering dan sejuk',
  featuredRank: null,
  lowestPrice: '80000.00',
  negoPercent: '50',
  stock: '5000',
}
