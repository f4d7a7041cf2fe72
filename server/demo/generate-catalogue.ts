import type { PackKind } from '#domain/catalogue/pack-kind.ts'
import { assortmentOf } from './assortment.ts'
import { featuredRanks } from './featured.ts'
import { gradeName } from './grades.ts'
import { type Make, makesOf } from './makes.ts'
import { type ProductTerms, termsOf } from './product-terms.ts'
import type { DemoBuyer, DemoSeller, Material } from './read-materials.ts'
import { pick, seededRandom } from './seeded-random.ts'
import { showcasesOf } from './showcases.ts'
import { formOfVariant } from './trade-variants.ts'

export interface DemoCatalogue {
  materials: readonly Material[]
  sellers: DemoSeller[]
  buyers: DemoBuyer[]
  products: DemoProduct[]
}

export interface DemoProduct extends ProductTerms {
  /** Identifies the product permanently: the seller's username and the slug. */
  key: string
  materialId: string
  sellerUsername: string
  categoryId: number
  name: string
  nameEn: string
  slug: string
  description: string
  importantInfo: string
  maker: string
  origin: string
  grade: string
  form: string
  unit: string
  packKind: PackKind
  packLabel: string
  packWeight: string
  shelfLifeMonths: number
  storage: string
  /** Titles of the seller's showcases that contain the product. */
  showcases: string[]
  featuredRank: number | null
}

/** The demo catalogue: the same materials and companies give the same products, down to the last digit [HOME-5]. */
export function generateCatalogue(
  materials: readonly Material[],
  companies: { sellers: DemoSeller[]; buyers: DemoBuyer[] },
): DemoCatalogue {
  const products = assortmentOf(materials, companies.sellers).flatMap(({ seller, material, makes }) => {
    const random = seededRandom(`makes ${seller.username} ${material.id}`)
    return makesOf(seller, material, makes, random).map((make) => productOf(seller, material, make))
  })
  const ranks = featuredRanks(products)
  return {
    materials,
    sellers: companies.sellers,
    buyers: companies.buyers,
    products: products.map((product) => ({ ...product, featuredRank: ranks.get(product.key) ?? null })),
  }
}

function productOf(seller: DemoSeller, material: Material, make: Make): DemoProduct {
  const key = `${seller.username}/${make.slug}`
  return {
    key,
    materialId: material.id,
    sellerUsername: seller.username,
    categoryId: material.categoryId,
    name: make.name,
    nameEn: make.nameEn,
    slug: make.slug,
    description: offeredAs(make),
    importantInfo: `${material.importantInfo} Masa simpan ${material.shelfLifeMonths} bulan dalam kemasan asli yang belum dibuka.`,
    maker: makerOf(material, make),
    origin: make.origin,
    grade: gradeName(make.grade).label,
    form: formOfVariant(make.variant, material.form),
    unit: material.unit,
    packKind: make.pack.kind,
    packLabel: make.pack.title,
    packWeight: String(make.pack.weight),
    ...termsOf(seller, material, make, seededRandom(`terms ${key}`)),
    shelfLifeMonths: material.shelfLifeMonths,
    storage: material.storage,
    showcases: showcasesOf(material, seller.showcases),
    featuredRank: null,
  }
}

const makers = ['Velda', 'Zenika', 'Tarumka', 'Kanira', 'Polmetra', 'Sagaran']

/** An invented maker of goods from abroad, the same for all sellers of a material from there; of other goods none is told. */
function makerOf({ id }: Material, { origin }: Make): string {
  return origin === 'Indonesia' ? '' : pick(seededRandom(`maker ${id} ${origin}`), makers)
}

function offeredAs({ variant, grade, origin, pack }: Make): string {
  const kind = variant ? `jenis ${variant}, ` : ''
  return `Produk ini ${kind}mutu ${gradeName(grade).label}, asal ${origin}, dalam kemasan ${pack.title}.`
}
