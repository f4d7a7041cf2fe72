import { OrderDocumentView } from '#web/areas/order-documents/document-view.tsx'
import { paperQuery } from '#web/areas/order-documents/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/order-document'

export async function loader(args: Route.LoaderArgs) {
  const page = memberPageOf(args)
  const { number } = await found(page.ask(paperQuery(args.params.paperId)))
  return { ...page.loaded(), number }
}

export const meta: Route.MetaFunction = ({ loaderData }) => titleOnly(loaderData?.number ?? 'Dokumen tidak ditemukan')

export default function OrderDocumentPage({ params }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <OrderDocumentView paperId={params.paperId} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
