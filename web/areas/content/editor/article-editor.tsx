import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import type { EditableArticle } from '#domain/content/contract-articles.ts'
import { LONGEST } from '#domain/limits.ts'
import { categoryStyles } from '#web/areas/catalogue/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { FullArticle } from '../article-view.tsx'
import { ArticleHistory } from './article-history.tsx'
import { ArticleStatePill } from './article-state-pill.tsx'
import { HeadPictureField } from './pictures/head-picture-field.tsx'
import { MarkdownField } from './pictures/markdown-field.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { editableArticleQuery } from './queries.ts'
import { type ArticleForm, useArticleForm } from './use-article-form.ts'

/** An article that is there already. */
export function EditedArticle({ id, publicUrl }: { id: number; publicUrl: string }) {
  const { data: editable } = useSuspenseQuery(editableArticleQuery(id))
  return <ArticleEditor editable={editable} publicUrl={publicUrl} />
}

/** Where an article is written, previewed, published and withdrawn; null: a new one [ADM-4]. */
export function ArticleEditor({ editable, publicUrl }: { editable: EditableArticle | null; publicUrl: string }) {
  const editor = useArticleForm(editable)
  const { form, preview } = editor
  const unsaved = form.formState.isDirty
  // what is saved and not shown yet is what comes next
  const awaitsPublishing =
    editable !== null && !unsaved && (editable.state !== 'shown' || editable.number !== editable.shownNumber)
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
      {editable && <Head editable={editable} />}
      {editor.restored && unsaved && (
        <Notice
          action={
            <button type="button" className="text-link" onClick={() => editor.startAnew(editable?.written ?? null)}>
              Buang
            </button>
          }
        >
          Tulisan Anda yang belum tersimpan dipulihkan.
        </Notice>
      )}
      {editable && editor.overtaken && (
        <Notice
          tone="attention"
          title={`Versi ${editable.number} sudah disimpan orang lain`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => editor.startAnew(editable.written)}>
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
        <FootBar appearance="page" className="flex flex-wrap gap-3">
          <Button type="submit" variant={unsaved || editable === null ? 'primary' : 'secondary'} working={form.working}>
            Simpan draf
          </Button>
          <Button variant="secondary" working={editor.previewWorking} onClick={() => void editor.showPreview()}>
            Pratinjau
          </Button>
          {editable && <PublishButtons editable={editable} unsaved={unsaved} isNext={awaitsPublishing} />}
        </FootBar>
      </form>
      {editable && <ArticleHistory editable={editable} onTake={editor.take} />}
    </div>
  )
}

/** The button that opened it, at the end of the page, is gone. */
function readFromTheTop(preview: HTMLElement | null): void {
  preview?.focus({ preventScroll: true })
  if (preview) window.scrollTo({ top: 0 })
}

function Head({ editable }: { editable: EditableArticle }) {
  const { state, publishedAt, withdrawnAt, number, shownNumber } = editable
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
        <Link to={articlePath({ id: editable.id, slug: editable.shownSlug })} className="text-link">
          Lihat di situs
        </Link>
      )}
    </div>
  )
}

/** The fields of an article. */
function ArticleFields({ form }: { form: ArticleForm }) {
  return (
    <Section title="Tulisan">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="title"
          label="Judul"
          maxLength={LONGEST.articleTitle}
          layoutClass="sm:col-span-2"
        />
        <TextField
          form={form}
          name="category"
          label="Kategori"
          hint="Misalnya Mutu atau Regulasi"
          maxLength={LONGEST.articleCategory}
        />
        <TextField
          form={form}
          name="authorRole"
          label="Penulis"
          hint="Peran, bukan nama orang: Tim Penjaminan Mutu"
          maxLength={LONGEST.authorRole}
        />
        <TextField
          form={form}
          name="slug"
          label="Alamat"
          optional
          hint="Dibuat dari judul bila kosong; alamat lama tetap mengantar ke sini"
          maxLength={LONGEST.articleWords}
        />
        <TextField
          form={form}
          name="coverKeyword"
          label="Sampul yang digambar"
          optional
          hint="Kata kunci gambar, misalnya gudang, halal, truk, atau botol"
          maxLength={LONGEST.coverKeyword}
        />
        <HeadPictureField form={form} />
        <MarkdownField
          form={form}
          name="body"
          label="Isi"
          hint="## judul, ### subjudul, - daftar, 1. daftar bernomor, > kutipan, **tebal**, *miring*, [tautan](/produk)"
          maxLength={LONGEST.articleBody}
          rows={18}
          layoutClass="sm:col-span-2 [&_textarea]:max-h-none [&_textarea]:min-h-72"
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 text-sm font-semibold">Kategori produk terkait</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {categoryStyles.map(({ id, name }) => (
              <Checkbox key={id} label={name} value={String(id)} {...form.register('relatedCategories')} />
            ))}
          </div>
        </fieldset>
      </div>
    </Section>
  )
}
