import { redirect } from 'react-router'
import { COMPANIES_PATH } from '#web/areas/admin/paths.ts'
import { memberPageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/admin-start'

/** /admin opens with the companies that wait, the most urgent first, and says whom it is for [ADM-2]. */
export function loader(args: Route.LoaderArgs) {
  memberPageOf(args)
  return redirect(COMPANIES_PATH)
}
