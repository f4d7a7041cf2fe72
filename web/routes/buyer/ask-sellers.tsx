import { categoryStyles } from '#web/areas/catalogue/category-style.ts'
import { sellersToAskQuery } from '#web/areas/catalogue/list/queries-lists.ts'
import { askPath, readAskFilter } from '#web/areas/catalogue/seller/ask-address.ts'
import { AskSellers } from '#web/areas/catalogue/seller/ask-sellers.tsx'
import { HelpLink } from '#web/areas/content/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import type { Route } from './+types/ask-sellers'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = buyerPageOf(args)
  const filter = readAskFilter(args.url.searchParams, viewer)
  return { ...(await found(prefetch(sellersToAskQuery(filter)))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Ajukan ke banyak seller')

export default function AskSellersPage({ loaderData: { filter } }: Route.ComponentProps) {
  const { category, material, sellers } = filter
  const categories = [{ id: 0 as const, name: 'Semua seller' }, ...categoryStyles]
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Ajukan ke banyak seller"
        help={<HelpLink topic="langganan" />}
        breadcrumb={accountCrumbs({ label: 'Ajukan ke banyak seller' })}
        lead="Pilih seller, tulis rencana penggunaan satu kali, dan kirim sekaligus."
      />
      <PillLinks
        label="Kategori yang dijual"
        preventScrollReset
        links={[
          ...(material || sellers ? [{ to: askPath(filter), label: 'Pilihan Anda', current: true }] : []),
          ...categories.map(({ id, name }) => ({
            to: askPath({ category: id }),
            label: name,
            current: category === id && !material && !sellers,
          })),
        ]}
      />
      <div className="mt-4">
        <AskSellers filter={filter} />
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
