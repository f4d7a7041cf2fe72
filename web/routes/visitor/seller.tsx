import { redirect } from 'react-router'
import { isSellerId, sellerPath } from '#domain/catalogue/address.ts'
import {
  featuredMaterialsQuery,
  productsQuery,
  sellerOfIdQuery,
  sellerQuery,
} from '#web/areas/catalogue/list/queries-lists.ts'
import { SellerView, sellerCrumbs } from '#web/areas/catalogue/seller/seller-view.tsx'
import { shopHoursQuery } from '#web/areas/chat/public.ts'
import { usableVouchersQuery } from '#web/areas/seller-vouchers/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta, titleOnly } from '#web/lib/page/seo.ts'
import { sellerData } from '#web/lib/page/seo-data.ts'
import type { Route } from './+types/seller'

const firstDisplay = { size: 10, withStock: false }

export async function loader(args: Route.LoaderArgs) {
  const { ask, prefetch, loaded, publicUrl } = pageOf(args)
  const { username } = args.params
  if (isSellerId(username)) {
    const seller = await found(ask(sellerOfIdQuery(username)))
    throw redirect(sellerPath(seller.username) + args.url.search, 301)
  }

  const products = productsQuery({ sellers: [username], page: 1 }, firstDisplay)
  const answers = await found(
    prefetch(sellerQuery(username), shopHoursQuery(username), products, featuredMaterialsQuery(username)),
  )
  const seller = answerTo(answers, sellerQuery(username))
  if (seller.subscribed) await prefetch(usableVouchersQuery(seller.id))
  return { ...loaded(), username, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Seller tidak ditemukan')
  const { username, publicUrl } = loaderData
  const seller = answerTo(loaderData, sellerQuery(username))
  const place = [seller.city, seller.province].filter(Boolean).join(', ')
  const description = seller.about || `Bahan baku industri dari ${seller.name}${place && `, ${place}`}.`
  return pageMeta({
    title: seller.name,
    description,
    publicUrl,
    path: sellerPath(seller.username),
    type: 'profile',
    shared: `seller/${username}`,
    linkedData: [
      sellerData(publicUrl, {
        name: seller.name,
        description,
        path: sellerPath(seller.username),
        street: seller.address,
        city: seller.city,
        province: seller.province,
      }),
      breadcrumbData(publicUrl, sellerCrumbs(seller)),
    ],
  })
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  return <SellerView username={loaderData.username} firstLayout={firstDisplay} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
