import { ArticleEditor } from '#web/areas/content/editor/article-editor.tsx'
import { CONTENT_PATH } from '#web/areas/content/editor/paths.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-new-article'

export function loader(args: Route.LoaderArgs) {
  const { loaded, publicUrl } = adminPageOf(args)
  return { ...loaded(), publicUrl }
}

export const meta: Route.MetaFunction = () => titleOnly('Tulis artikel – Administrator')

export default function AdminNewArticlePage({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Tulis artikel"
        breadcrumb={[{ label: 'Artikel', to: CONTENT_PATH }, { label: 'Tulis artikel' }]}
      />
      <ArticleEditor editable={null} publicUrl={publicUrl} />
    </main>
  )
}
