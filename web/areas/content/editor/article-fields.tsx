import { LONGEST } from '#domain/limits.ts'
import { categoryLooks } from '#web/areas/catalogue/public.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { HeadPictureField } from './pictures/head-picture-field.tsx'
import { MarkdownField } from './pictures/markdown-field.tsx'
import type { ArticleForm } from './use-article-form.ts'

/** What is written of an article. */
export function ArticleFields({ form }: { form: ArticleForm }) {
  return (
    <Section title="Tulisan">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="title" label="Judul" maxLength={LONGEST.articleTitle} place="sm:col-span-2" />
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
          place="sm:col-span-2 [&_textarea]:max-h-none [&_textarea]:min-h-72"
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 text-sm font-semibold">Kategori produk terkait</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {categoryLooks.map(({ id, name }) => (
              <Checkbox key={id} label={name} value={String(id)} {...form.register('relatedCategories')} />
            ))}
          </div>
        </fieldset>
      </div>
    </Section>
  )
}
