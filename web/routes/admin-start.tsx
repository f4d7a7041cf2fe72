import { redirect } from 'react-router'
import { AUDIT_PATH } from '#web/areas/admin/paths.ts'
import { memberPageOf } from '#web/lib/caller.ts'
import type { Route } from './+types/admin-start'

/** /admin opens its first child, which says whom it is for. */
export function loader(args: Route.LoaderArgs) {
  memberPageOf(args)
  return redirect(AUDIT_PATH)
}
