import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { NoArticles } from './article-list.tsx'
import { type ArticleLayout, ArticleView } from './article-view.tsx'
import type { NewestPage } from './newest-page.ts'

/** The newest article in a layout, for pages that show the layout. */
export function NewestArticle({ page, layout }: { page: NewestPage; layout: ArticleLayout }) {
  if (page.found) return <ArticleView layout={layout} publicUrl={page.publicUrl} />
  return (
    <main className="page-width pb-12">
      <PageHeader title="Artikel" breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Artikel' }]} />
      <NoArticles />
    </main>
  )
}
