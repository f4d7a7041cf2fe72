import { redirect } from 'react-router'
import { materialPath } from '#domain/materials/address.ts'
import { withdrawnQuery } from '#web/areas/catalogue/product/queries-withdrawn.ts'
import { productQuery } from '#web/areas/catalogue/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found, foundOrNull } from '#web/lib/page/found.ts'
import type { Route } from './+types/material-of-product'

/** /bahan/dari-produk/{code}: leads from a product, sold or not, to its material, whatever it is called by then [MAT-2, MAT-5]. */
export async function loader(args: Route.LoaderArgs) {
  const { ask } = pageOf(args)
  const { code } = args.params
  const product = (await foundOrNull(ask(productQuery(code)))) ?? (await found(ask(withdrawnQuery(code))))
  return redirect(materialPath(product.materialSlug))
}

export default function MaterialOfProductPage() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
