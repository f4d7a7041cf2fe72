import { CompareView } from '#web/areas/catalogue/compare-view.tsx'
import { comparePath, readCompared } from '#web/areas/catalogue/compared.ts'
import { productQuery } from '#web/areas/catalogue/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { isMissing } from '#web/lib/found.ts'
import { pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/compare'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded, publicUrl } = pageOf(args)
  const asked = readCompared(args.url.searchParams.get('produk'))
  const answers = await Promise.allSettled(asked.map((code) => ask(productQuery(code))))
  for (const answer of answers) if (answer.status === 'rejected' && !isMissing(answer.reason)) throw answer.reason
  const codes = asked.filter((_, place) => answers[place]?.status === 'fulfilled')
  return { ...loaded(), codes, missing: asked.length - codes.length, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { codes, publicUrl } = loaderData
  return pageMeta({
    title: 'Bandingkan produk',
    description: 'Data beberapa produk bersebelahan: kemasan, grade, asal, minimum pembelian.',
    publicUrl,
    path: comparePath(codes),
    unlisted: true,
  })
}

export default function ComparePage({ loaderData: { codes, missing } }: Route.ComponentProps) {
  return <CompareView codes={codes} missing={missing} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
