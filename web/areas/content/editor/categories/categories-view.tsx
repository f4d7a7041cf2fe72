import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { EditableCategory } from '#domain/materials/contract-categories.ts'
import { categoryPath, categoryStyle } from '#web/areas/catalogue/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CATEGORY_VIEWS, editableCategoriesQuery } from './queries.ts'

/** The categories of the catalogue, with texts that administrators write [ADM-4]. */
export function CategoriesView() {
  const { data: categories } = useSuspenseQuery(editableCategoriesQuery)
  const [asked, setTarget] = useState<EditableCategory | null>(null)
  return (
    <>
      <Card className="px-4">
        <ul aria-label="Kategori" className="divide-y divide-line">
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onEdit={() => setTarget(category)} />
          ))}
        </ul>
      </Card>
      {asked && <CategoryDialog category={asked} onClose={() => setTarget(null)} />}
    </>
  )
}

function CategoryRow({ category, onEdit }: { category: EditableCategory; onEdit: () => void }) {
  const { id, name, text, materialCount } = category
  const style = categoryStyle(id)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      {style && (
        <span className={cx('grid size-11 shrink-0 place-items-center rounded-card', style.tint, style.ink)}>
          <Icon name={style.icon} size={24} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft">{text}</p>
        <p className="num text-sm text-mute">
          {formatQuantity(String(materialCount))} bahan
          {style && (
            <>
              {' · '}
              <Link to={categoryPath(style.id)} className="text-link">
                Lihat produknya
              </Link>
            </>
          )}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={`Ubah teks ${name}`} onClick={onEdit}>
        Ubah teks
      </Button>
    </li>
  )
}

/** Where the text of a category is written [ADM-4]. */
function CategoryDialog({ category, onClose }: { category: EditableCategory; onClose: () => void }) {
  const [snapshot] = useState(category)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/kategori/simpan', {
    shows: editableCategoriesQuery,
    done: 'Teks kategori tersimpan',
    failed: 'Teks kategori belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: CATEGORY_VIEWS,
  })
  const form = useCallForm(save, {
    start: { text: snapshot.text },
    body: (typed) => ({ ...typed, id: snapshot.id, revision: snapshot.revision }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Ubah teks ${snapshot.name}`}
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {refused && <Notice tone="danger">{refused}</Notice>}
        <TextareaField
          form={form}
          name="text"
          label="Teks di beranda"
          hint="Isi kategori dalam satu kalimat. Nama kategori tetap."
          maxLength={LONGEST.categoryText}
          rows={3}
        />
      </div>
    </FormModal>
  )
}
