import { data } from 'react-router'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-missing'

/** Any other address below /admin: not found, within its own frame; others sign in first [ROUTE-3, ROUTE-4]. */
export function loader(args: Route.LoaderArgs) {
  adminPageOf(args)
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => titleOnly('Halaman tidak ditemukan')

export default function AdminMissingPage() {
  return null
}
