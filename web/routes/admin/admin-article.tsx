import { EditedArticle } from '#web/areas/content/editor/article-editor.tsx'
import { CONTENT_PATH } from '#web/areas/content/editor/paths.ts'
import { editableArticleQuery } from '#web/areas/content/editor/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-article'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const id = Number(args.params.articleId)
  const { written } = await found(page.ask(editableArticleQuery(id)))
  return { ...page.loaded(), id, title: written.title, publicUrl: page.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.title} – Administrator` : 'Artikel tidak ditemukan')

export default function AdminArticlePage({ loaderData: { id, title, publicUrl } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={title} breadcrumb={[{ label: 'Artikel', to: CONTENT_PATH }, { label: 'Ubah artikel' }]} />
      {/* what is typed for one article must not carry over to another */}
      <EditedArticle key={id} id={id} publicUrl={publicUrl} />
    </main>
  )
}
