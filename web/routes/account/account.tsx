import { redirect } from 'react-router'
import { memberPageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/account'

/** /akun opens its first child [ROUTE-2]. */
export function loader(args: Route.LoaderArgs) {
  memberPageOf(args)
  return redirect('/akun/profile')
}
