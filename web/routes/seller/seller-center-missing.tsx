import { data } from 'react-router'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/seller-center-missing'

/** Any other address below /pusat-seller: not found, within its own frame; others sign in first [ROUTE-3, ROUTE-4]. */
export function loader(args: Route.LoaderArgs) {
  sellerPageOf(args)
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => titleOnly('Halaman tidak ditemukan')

export default function SellerCenterMissingPage() {
  return null
}
