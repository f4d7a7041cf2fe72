import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'

interface Candidate {
  key: string
  materialId: string
  categoryId: number
  sellerUsername: string
  packKind: PackKind
  name: string
  stock: string
  negotiable: boolean
}

const featuredPerCategory = 10

// well-known materials, so that the front page shows names a buyer recognises
const wellKnown: Readonly<Record<number, readonly string[]>> = {
  1: [
    'parasetamol',
    'mikrokristalin-selulosa-ph102',
    'propilen-glikol',
    'laktosa-monohidrat',
    'etanol-96',
    'asam-folat',
    'biotin',
    'hidrogen-peroksida-35',
    'kafein-anhidrat',
    'polisorbat-80',
    'magnesium-stearat',
    'kamfer',
    'tiamin-hcl',
  ],
  2: [
    'asam-sitrat-anhidrat',
    'sorbitol-70',
    'xanthan-gum',
    'asam-askorbat',
    'vanilin',
    'gula-rafinasi',
    'asam-laktat-80',
    'sukralosa',
    'kakao-bubuk',
    'asam-fosfat-85',
    'kalium-sorbat',
    'lesitin-kedelai',
    'agar-agar',
  ],
  3: [
    'gliserin',
    'cocamidopropyl-betaine',
    'niasinamida',
    'titanium-dioksida',
    'sles-70',
    'natrium-hialuronat',
    'skualana',
    'setil-alkohol',
    'beeswax',
    'alfa-arbutin',
    'dimetikon-350',
    'fenoksietanol',
    'karbomer-940',
  ],
  6: [
    'minyak-serai-wangi',
    'ekstrak-temulawak',
    'vco',
    'minyak-nilam',
    'mentega-shea',
    'ekstrak-teh-hijau',
    'serbuk-kunyit',
    'minyak-lavender',
    'mentol-kristal',
    'serbuk-spirulina',
    'minyak-kayu-putih',
    'lemak-kakao',
    'ekstrak-jahe',
  ],
}

/**
 * Ranks for 'Produk Unggulan' [HOME-2]: per category ten products in stock, of different materials, with as many kinds of
 * pack and sellers as possible; the categories alternate.
 */
export function featuredRanks(products: readonly Candidate[]): Map<string, number> {
  const ranks = new Map<string, number>()
  Object.keys(wellKnown).forEach((category, turn, categories) => {
    featuredOf(products, Number(category)).forEach((product, index) => {
      ranks.set(product.key, index * categories.length + turn + 1)
    })
  })
  return ranks
}

function featuredOf(products: readonly Candidate[], categoryId: number): Candidate[] {
  const chosen: Candidate[] = []
  for (const materialId of wellKnown[categoryId] ?? []) {
    if (chosen.length === featuredPerCategory) break
    const inStock = products.filter((product) => product.materialId === materialId && product.stock !== '0')
    const best = inStock.sort((one, other) => cost(one, chosen) - cost(other, chosen))[0]
    if (best) chosen.push(best)
  }
  return chosen
}

/** Lower is better: a new kind of pack, a new seller, a short name, a negotiable price. */
function cost(product: Candidate, chosen: readonly Candidate[]): number {
  const packs = chosen.filter((other) => other.packKind === product.packKind).length
  const sellers = chosen.filter((other) => other.sellerUsername === product.sellerUsername).length
  return packs * 3 + sellers * 2 + product.name.length / 8 + (product.negotiable ? 0 : 1.5)
}
