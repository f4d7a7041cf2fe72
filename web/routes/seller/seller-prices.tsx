import { businessDay } from '#domain/business-day.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { NewPriceList } from '#web/areas/prices/new-price-list.tsx'
import { PRICES_PATH, priceListsPath } from '#web/areas/prices/paths.ts'
import { PriceListView } from '#web/areas/prices/price-list-view.tsx'
import { PriceListsView } from '#web/areas/prices/price-lists-view.tsx'
import { PriceRequests } from '#web/areas/prices/price-requests.tsx'
import { PricesView } from '#web/areas/prices/prices-view.tsx'
import {
  pricedQuery,
  priceListQuery,
  priceListsQuery,
  priceRequestsQuery,
  pricesFilter,
} from '#web/areas/prices/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SectionNav } from '#web/ui/list/section-nav.tsx'
import type { Route } from './+types/seller-prices'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const filter = pricesFilter.read(args.url.searchParams)
  const { part, listId, after } = filter
  const opened = part && listId ? (await found(page.ask(priceListQuery(listId, after)))).list : null
  if (!opened) await page.prefetch(priceRequestsQuery, part ? priceListsQuery : pricedQuery(filter))
  return {
    ...page.loaded(),
    filter,
    opened: opened && { id: opened.id, name: opened.name, customer: opened.customer },
    today: businessDay(page.madeAt),
    mayGrant: viewerMay(page.viewer, 'customers.grants'),
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Harga – Pusat Seller')

export default function SellerPricesPage({ loaderData }: Route.ComponentProps) {
  const { filter, opened, today, mayGrant } = loaderData
  const tabs = [
    { to: PRICES_PATH, label: 'Produk', current: filter.part === '' },
    { to: priceListsPath(), label: 'Daftar harga pelanggan', current: filter.part !== '' },
  ]
  const crumbs = [{ label: 'Daftar harga pelanggan', to: priceListsPath() }, { label: opened?.name ?? '' }]
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title={opened?.name ?? 'Harga'}
        help={<HelpLink topic="harga-pelanggan" />}
        lead={opened?.customer}
        actions={filter.part && !opened && mayGrant && <NewPriceList today={today} />}
        {...(opened && { breadcrumb: crumbs })}
      />
      {!opened && <PriceRequests />}
      {!opened && <SectionNav label="Bagian harga" sections={tabs} />}
      {opened ? (
        <PriceListView listId={opened.id} filter={filter} />
      ) : filter.part ? (
        <PriceListsView today={today} mayGrant={mayGrant} />
      ) : (
        <PricesView filter={filter} />
      )}
    </main>
  )
}
