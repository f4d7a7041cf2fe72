import { productPath } from '#domain/catalogue/address.ts'
import type { MaterialName } from '#domain/catalogue/contract-materials.ts'
import type { Suggestion, Suggestions } from '#domain/catalogue/shapes.ts'
import { materialPath } from '#domain/materials/address.ts'
import { plainSigns } from '#domain/plain-signs.ts'

/** One line of the list under a search box: what it shows, and where it leads. */
export type SuggestedEntry = { key: string; path: string } & (
  | { kind: 'recent' | 'nearest' | 'all'; keyword: string }
  | { kind: 'material'; name: string; casNumber: string | null; offers: number | null }
  | { kind: 'product'; product: Suggestion; bought: boolean }
)

interface Known {
  /** What was searched before in this browser, the last first. */
  recent: readonly string[]
  /** The materials on sale, featured ones first. */
  names: readonly MaterialName[]
  /** Products that the company has bought, the last first. */
  bought: readonly Suggestion[]
}

const MOST = { recent: 5, recentBeside: 2, materials: 5, bought: 3 }

/**
 * What is suggested for a text: from the first letter what the browser knows, and below what the server has answered,
 * so that an answer moves nothing that is there [UX-1, SEARCH-1, MAT-3].
 */
export function suggestedEntries(
  text: string,
  { recent, names, bought }: Known,
  answer: Suggestions,
  pathOf: (keyword: string) => string,
): SuggestedEntry[] {
  const typed = plainSigns(text).toLowerCase()
  const searches = (kind: 'recent' | 'nearest', keywords: readonly string[]) =>
    keywords.map((keyword) => ({ kind, keyword, key: `${kind} ${keyword}`, path: pathOf(keyword) }))
  const products = (kept: readonly Suggestion[], isBought: boolean) =>
    kept.map((product) => ({
      kind: 'product' as const,
      product,
      bought: isBought,
      key: `product ${product.id}`,
      path: productPath(product),
    }))
  if (typed === '')
    return [...searches('recent', recent.slice(0, MOST.recent)), ...products(bought.slice(0, MOST.bought), true)]

  const longer = recent.filter((keyword) => {
    const before = keyword.toLowerCase()
    return before.startsWith(typed) && before !== typed
  })
  const own = bought.filter(({ name }) => isNamed(name, typed)).slice(0, MOST.bought)
  const ownIds = new Set(own.map(({ id }) => id))
  return [
    ...searches('recent', longer.slice(0, MOST.recentBeside)),
    ...materials(materialsNamed(names, typed), answer),
    ...products(own, true),
    ...searches('nearest', answer.nearest),
    ...products(
      answer.products.filter(({ id }) => !ownIds.has(id)),
      false,
    ),
    { kind: 'all', keyword: text.trim(), key: 'all', path: pathOf(text) },
  ]
}

function materials(known: readonly MaterialName[], answer: Suggestions): SuggestedEntry[] {
  const offersOf = new Map(answer.materials.map(({ slug, offers }) => [slug, offers]))
  const slugs = new Set(known.map(({ slug }) => slug))
  const others = answer.materials.filter(({ slug }) => !slugs.has(slug)).map((other) => ({ ...other, casNumber: null }))
  return [...known, ...others].map(({ slug, name, casNumber }) => ({
    kind: 'material',
    name,
    casNumber,
    offers: offersOf.get(slug) ?? null,
    key: `material ${slug}`,
    path: materialPath(slug),
  }))
}

/** The materials that a text in lower case begins to name, those whose name it begins first; numbers as they are typed. */
export function materialsNamed(names: readonly MaterialName[], typed: string): MaterialName[] {
  const number = typed.replace(/[\s-]/g, '')
  if (/^e?\d+$/.test(number)) {
    const numbered = names.filter(
      ({ casNumber, eNumber }) =>
        eNumber?.toLowerCase().startsWith(number) || casNumber?.replaceAll('-', '').startsWith(number),
    )
    if (numbered.length > 0) return numbered.slice(0, MOST.materials)
  }
  const named = names.filter(({ name, nameEnglish }) => isNamed(name, typed) || isNamed(nameEnglish, typed))
  const begun = named.filter(({ name }) => name.toLowerCase().startsWith(typed))
  return [...new Set([...begun, ...named])].slice(0, MOST.materials)
}

/** Whether a word of the name, and what follows it, begins like this. */
function isNamed(name: string, typed: string): boolean {
  const plain = ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  return plain.includes(` ${typed.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`)
}
