import { CategoriesView } from '#web/areas/content/editor/categories/categories-view.tsx'
import { editableCategoriesQuery } from '#web/areas/content/editor/categories/queries.ts'
import { ContentNav } from '#web/areas/content/editor/content-nav.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-categories'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(editableCategoriesQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Kategori – Administrator')

export default function AdminCategoriesPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Kategori" lead="Kategori katalog, dan kalimat tentang masing-masing di beranda." />
      <ContentNav />
      <CategoriesView />
    </main>
  )
}
