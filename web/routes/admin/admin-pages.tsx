import { ContentNav } from '#web/areas/content/editor/content-nav.tsx'
import { PagesView } from '#web/areas/content/editor/pages-view.tsx'
import { pageVersionsQuery } from '#web/areas/content/editor/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-pages'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(pageVersionsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Halaman – Administrator')

export default function AdminPagesPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Halaman" lead="Syarat, privasi, dan tentang kami, masing-masing berlaku sejak harinya." />
      <ContentNav />
      <PagesView />
    </main>
  )
}
