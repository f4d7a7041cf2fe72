import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-address.ts'
import type { HeldArticle } from '#domain/content/contract-articles.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { FullArticle } from '../article-view.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticleHistory } from './article-history.tsx'
import { ArticleStatePill } from './article-state-pill.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { heldArticleQuery } from './queries.ts'
import { useArticleForm } from './use-article-form.ts'

/** An article that is there already. */
export function EditedArticle({ id, publicUrl }: { id: number; publicUrl: string }) {
  const { data: held } = useSuspenseQuery(heldArticleQuery(id))
  return <ArticleEditor held={held} publicUrl={publicUrl} />
}

/** Where an article is written, previewed, published and withdrawn; null: a new one [ADM-4]. */
export function ArticleEditor({ held, publicUrl }: { held: HeldArticle | null; publicUrl: string }) {
  const editor = useArticleForm(held)
  const { form, preview } = editor
  const unsaved = form.formState.isDirty
  // what is saved and not shown yet is what comes next
  const awaitsPublishing = held !== null && !unsaved && (held.state !== 'shown' || held.number !== held.shownNumber)
  if (preview)
    return (
      <section ref={readFromTheTop} tabIndex={-1} aria-label="Pratinjau" className="outline-none">
        <Notice
          className="mb-4"
          title="Pratinjau"
          action={
            <Button
              variant="secondary"
              onClick={() => {
                focusHeading()
                editor.closePreview()
              }}
            >
              Kembali menulis
            </Button>
          }
        >
          Begini pembaca melihatnya. Belum disimpan.
        </Notice>
        <FullArticle article={preview} publicUrl={publicUrl} />
      </section>
    )
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      {held && <Head held={held} />}
      {editor.restored && unsaved && (
        <Notice
          action={
            <button type="button" className="text-link" onClick={() => editor.startAnew(held?.written ?? null)}>
              Buang
            </button>
          }
        >
          Tulisan Anda yang belum tersimpan dipulihkan.
        </Notice>
      )}
      {held && editor.overtaken && (
        <Notice
          tone="attention"
          title={`Versi ${held.number} sudah disimpan orang lain`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => editor.startAnew(held.written)}>
                Pakai yang terbaru
              </Button>
              <Button variant="secondary" onClick={editor.keepMine}>
                Tetap pakai tulisan saya
              </Button>
            </span>
          }
        >
          Tulisan Anda masih di sini. Versi itu tetap ada di riwayat.
        </Notice>
      )}
      <form method="post" onSubmit={form.send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ArticleFields form={form} />
        <FootBar look="page" className="flex flex-wrap gap-3">
          <Button type="submit" variant={unsaved || held === null ? 'primary' : 'secondary'} working={form.working}>
            Simpan draf
          </Button>
          <Button variant="secondary" working={editor.previewWorking} onClick={() => void editor.showPreview()}>
            Pratinjau
          </Button>
          {held && <PublishButtons held={held} unsaved={unsaved} isNext={awaitsPublishing} />}
        </FootBar>
      </form>
      {held && <ArticleHistory held={held} onTake={editor.take} />}
    </div>
  )
}

/** The button that opened it, at the end of the page, is gone. */
function readFromTheTop(preview: HTMLElement | null): void {
  preview?.focus({ preventScroll: true })
  if (preview) window.scrollTo({ top: 0 })
}

function Head({ held }: { held: HeldArticle }) {
  const { state, publishedAt, withdrawnAt, number, shownNumber } = held
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-mute">
      <ArticleStatePill state={state} />
      {publishedAt && (
        <span className="num">
          Tayang {formatDateTime(publishedAt)}
          {withdrawnAt && ` sampai ${formatDateTime(withdrawnAt)}`}
        </span>
      )}
      {publishedAt && number !== shownNumber && (
        <span>
          Pembaca melihat versi {shownNumber}; versi {number} belum ditayangkan.
        </span>
      )}
      {state === 'shown' && (
        <Link to={articlePath({ id: held.id, slug: held.shownSlug })} className="text-link">
          Lihat di situs
        </Link>
      )}
    </div>
  )
}
