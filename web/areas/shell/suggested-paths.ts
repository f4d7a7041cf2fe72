import { productPath } from '#domain/catalogue/address.ts'
import type { Suggestions } from '#domain/catalogue/shapes.ts'
import { materialPath } from '#domain/materials/address.ts'
import { resultPath } from './search-scope.ts'

const WHOLE_LIST = { pathname: '/produk', search: '' }

/** Where the suggestions lead, in the order in which they are shown. */
export function pathsOf({ materials, nearest, products }: Suggestions): string[] {
  return [
    ...materials.map(({ slug }) => materialPath(slug)),
    ...nearest.map((name) => resultPath(name, WHOLE_LIST, null)),
    ...products.map(productPath),
  ]
}
