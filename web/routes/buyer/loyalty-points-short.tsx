import { redirect } from 'react-router'
import { memberPageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/loyalty-points-short'

/** /loyalty-poin redirects to the points page [ROUTE-3]. */
export function loader(args: Route.LoaderArgs) {
  memberPageOf(args)
  return redirect('/akun/loyalty-poin')
}
