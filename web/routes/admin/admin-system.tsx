import { systemQuery } from '#web/areas/system/queries.ts'
import { SystemView } from '#web/areas/system/system-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-system'

export function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(systemQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Sistem – Administrator')

export default function AdminSystemPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Sistem" lead="Pekerjaan, sambungan, dan kecepatan. Tidak ada rahasia yang ditampilkan." />
      <SystemView />
    </main>
  )
}
