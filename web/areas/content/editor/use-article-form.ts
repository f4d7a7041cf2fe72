import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import type { Article } from '#domain/content/contract.ts'
import type { EditableArticle, WrittenArticle } from '#domain/content/contract-articles.ts'
import type { CallAt } from '#domain/contract.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { editedArticlePath } from './paths.ts'
import { editableArticleQuery } from './queries.ts'

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

/** The editor's form: saved over the expected version; what is typed stays in the tab until then [ADM-4]. */
export function useArticleForm(editable: EditableArticle | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [base, setBase] = useState(editable)
  const [preview, setPreview] = useState<Article | null>(null)
  // a schedule that changed does not touch what is written
  const expected = editable && base && editable.number !== base.number ? base : editable
  const save = useAct('admin/artikel/simpan', {
    done: 'Draf tersimpan',
    failed: 'Artikel belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/artikel/daftar', 'admin/artikel/detail'],
  })
  const form = useCallForm(save, {
    start: editable ? typedOf(editable.written) : blank,
    body: (typed) => ({ ...bodyOf(typed), ...(expected && { id: expected.id, revision: expected.revision }) }),
    keep: true,
    answered: async ({ data }, typed) => {
      draft.forget()
      if (editable === null) return navigate(editedArticlePath(data.id), { replace: true })
      const newest = client.getQueryData(editableArticleQuery(editable.id).queryKey)
      if (newest) setBase(newest)
      form.reset(newest ? typedOf(newest.written) : typed)
    },
  })
  const [restored, setRestored] = useState(false)
  const draft = useFormDraft(form, `article-${editable?.id ?? 'new'}`, () => setRestored(true))

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
    setBase(editable)
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
    overtaken: editable !== null && expected !== editable && !form.working,
    keepMine: () => setBase(editable),
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
