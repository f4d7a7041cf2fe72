import { redirect } from 'react-router'
import { INBOX_PATH } from '#web/areas/negotiations/paths.ts'
import type { Route } from './+types/seller-negotiation'

/** Notifications link to one negotiation; it is shown beside the seller's inbox. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(INBOX_PATH + new URL(request.url).search)
}
