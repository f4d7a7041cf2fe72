import { BannersView } from '#web/areas/content/editor/banners/banners-view.tsx'
import { editableBannersQuery } from '#web/areas/content/editor/banners/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-banners'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(editableBannersQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Banner – Administrator')

export default function AdminBannersPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <BannersView />
    </main>
  )
}
