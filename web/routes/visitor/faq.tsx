import { FaqView } from '#web/areas/content/faq-view.tsx'
import { faqQuery } from '#web/areas/content/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/faq'

/** For members only, so that it names nothing for search engines [ROUTE-3]. */
export function loader(args: Route.LoaderArgs) {
  return memberPageOf(args).prefetch(faqQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('FAQ')

export default function FaqPage() {
  return (
    <main className="page-width pb-12">
      <PageHeader
        title="Pertanyaan yang sering diajukan"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'FAQ' }]}
        lead="Langganan, nego, pesanan, pembayaran, poin, akun perusahaan Anda, dan berjualan."
      />
      <FaqView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
