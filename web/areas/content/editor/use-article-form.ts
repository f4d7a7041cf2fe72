import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import type { Article } from '#domain/content/contract.ts'
import type { HeldArticle, WrittenArticle } from '#domain/content/contract-articles.ts'
import type { CallAt } from '#domain/contract.ts'
import { useKeptForm } from '#web/lib/form/kept-form.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { editedArticlePath } from './paths.ts'
import { heldArticleQuery } from './queries.ts'

/** The fields of an article. */
export type TypedArticle = ReturnType<typeof typedOf>

export function typedOf(written: WrittenArticle) {
  const { relatedCategories, ...texts } = written
  return { ...texts, relatedCategories: relatedCategories.map(String) }
}

const blank = typedOf({
  title: '',
  slug: '',
  category: '',
  authorRole: '',
  coverKeyword: '',
  headPicture: '',
  headPictureText: '',
  body: '',
  relatedCategories: [],
})

/** The editor's form: saved over the version that was seen; what is typed stays in the tab until then [ADM-4]. */
export function useArticleForm(held: HeldArticle | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [looked, look] = useState(held)
  const [preview, setPreview] = useState<Article | null>(null)
  // a schedule that changed does not touch what is written
  const seen = held && looked && held.number !== looked.number ? looked : held
  const save = useAct('admin/artikel/simpan', {
    done: 'Draf tersimpan',
    failed: 'Artikel belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/artikel/daftar', 'admin/artikel/detail'],
  })
  const form = useCallForm(save, {
    start: held ? typedOf(held.written) : blank,
    body: (typed) => ({ ...bodyOf(typed), ...(seen && { id: seen.id, revision: seen.revision }) }),
    keep: true,
    answered: async ({ data }, typed) => {
      draft.forget()
      if (held === null) return navigate(editedArticlePath(data.id), { replace: true })
      const newest = client.getQueryData(heldArticleQuery(held.id).queryKey)
      if (newest) look(newest)
      form.reset(newest ? typedOf(newest.written) : typed)
    },
  })
  const [restored, setRestored] = useState(false)
  const draft = useKeptForm(form, `article-${held?.id ?? 'new'}`, () => setRestored(true))

  const previewing = useAct('admin/artikel/pratinjau', {
    failed: 'Pratinjau belum dapat dibuat. Periksa koneksi Anda, lalu coba lagi.',
  })
  async function showPreview() {
    await previewing.send(bodyOf(form.getValues()), {
      marks: form.marks,
      answered: ({ data }) => setPreview(data),
    })
  }

  /** Begins with these values again, over the article as it stands now. */
  function startAnew(written: WrittenArticle | null) {
    draft.forget()
    look(held)
    setRestored(false)
    form.reset(written ? typedOf(written) : blank)
  }

  /** Puts an older version into the fields, to be saved as the newest. */
  function take(written: WrittenArticle) {
    form.reset(typedOf(written), { keepDefaultValues: true })
  }

  return {
    form,
    restored,
    overtaken: held !== null && seen !== held && !form.working,
    keepMine: () => look(held),
    startAnew,
    take,
    preview,
    showPreview,
    previewWorking: previewing.working,
    closePreview: () => setPreview(null),
  }
}

export type ArticleForm = ReturnType<typeof useArticleForm>['form']

function bodyOf({ relatedCategories, ...texts }: TypedArticle): BodyOf<CallAt<'admin/artikel/simpan'>> {
  return { ...texts, relatedCategories: relatedCategories.map(Number) }
}
