import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { NoSuchOrderDocument } from '#web/areas/order-documents/no-such-document.tsx'
import { ProofView } from '#web/areas/order-documents/proof-view.tsx'
import { proofQuery } from '#web/areas/order-documents/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/proof'

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args)
  await found(page.ask(proofQuery(args.params.code)))
  return page.loaded()
}

// the code in the address must not reach other sites
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Bukti dokumen'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function ProofPage({ params }: Route.ComponentProps) {
  return (
    <Frame>
      <ProofView code={params.code} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className="page-width pb-16">
      <PageHeader title="Bukti dokumen" breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Bukti dokumen' }]} />
      {children}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  if (!isUnknown) return <ErrorPage error={error} />
  return (
    <Frame>
      <NoSuchOrderDocument />
    </Frame>
  )
}
