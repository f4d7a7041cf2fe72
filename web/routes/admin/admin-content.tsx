import { Link } from 'react-router'
import { ArticlesView } from '#web/areas/content/editor/articles-view.tsx'
import { ContentNav } from '#web/areas/content/editor/content-nav.tsx'
import { NEW_ARTICLE_PATH } from '#web/areas/content/editor/paths.ts'
import { editedArticlesQuery, editedFilter } from '#web/areas/content/editor/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/admin-content'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = editedFilter.read(args.url.searchParams)
  return { ...(await prefetch(editedArticlesQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Artikel – Administrator')

export default function AdminContentPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Artikel"
        lead="Ditulis dengan Markdown, disimpan dalam versi, dan tayang pada waktunya."
        actions={
          <Link to={NEW_ARTICLE_PATH} className={buttonClass()}>
            <Icon name="plus" size={18} />
            Tulis artikel
          </Link>
        }
      />
      <ContentNav />
      <ArticlesView filter={filter} />
    </main>
  )
}
