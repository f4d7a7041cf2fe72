import { redirect } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { CompareView } from '#web/areas/catalogue/compare/compare-view.tsx'
import { comparePath, readCompared } from '#web/areas/catalogue/compare/compared.ts'
import { withdrawnOfIdQuery } from '#web/areas/catalogue/product/queries-withdrawn.ts'
import { savedProductsQuery } from '#web/areas/saved-products/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { foundOrNull, isMissing } from '#web/lib/page/found.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import type { Route } from './+types/compare'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded, publicUrl, viewer } = pageOf(args)
  const requested = readCompared(args.url.searchParams.get('produk'))
  if (viewer.signedIn) {
    const { compared } = await ask(savedProductsQuery)
    if (requested.length === 0 && compared.length > 0) throw redirect(comparePath(compared))
  }
  const answers = await Promise.allSettled(requested.map((id) => ask(productOfIdQuery(id))))
  for (const answer of answers) if (answer.status === 'rejected' && !isMissing(answer.reason)) throw answer.reason
  const isFound = (_: number, place: number) => answers[place]?.status === 'fulfilled'
  const ids = requested.filter(isFound)
  const missing = requested.filter((id) => !ids.includes(id))
  const withdrawn = await Promise.all(missing.map((id) => foundOrNull(ask(withdrawnOfIdQuery(id)))))
  const gone = withdrawn.flatMap((one) => (one ? [{ name: one.name, path: productPath(one) }] : []))
  return { ...loaded(), ids, missing, gone, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { ids, publicUrl } = loaderData
  return pageMeta({
    title: 'Bandingkan produk',
    description: 'Data beberapa produk bersebelahan: kemasan, grade, asal, minimum pembelian.',
    publicUrl,
    path: comparePath(ids),
    unlisted: true,
  })
}

export default function ComparePage({ loaderData: { ids, missing, gone } }: Route.ComponentProps) {
  return <CompareView ids={ids} missing={missing} gone={gone} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
