import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { HeldCategory } from '#domain/materials/contract-categories.ts'
import { categoryLook, categoryPath } from '#web/areas/catalogue/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CATEGORY_VIEWS, heldCategoriesQuery } from './queries.ts'

/** The categories of the catalogue, whose text administrators write [ADM-4]. */
export function CategoriesView() {
  const { data: categories } = useSuspenseQuery(heldCategoriesQuery)
  const [asked, setAsked] = useState<HeldCategory | null>(null)
  return (
    <>
      <Card className="px-4">
        <ul aria-label="Kategori" className="divide-y divide-line">
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onEdit={() => setAsked(category)} />
          ))}
        </ul>
      </Card>
      {asked && <CategoryDialog category={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function CategoryRow({ category, onEdit }: { category: HeldCategory; onEdit: () => void }) {
  const { id, name, text, materialCount } = category
  const look = categoryLook(id)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      {look && (
        <span className={cx('grid size-11 shrink-0 place-items-center rounded-card', look.tint, look.ink)}>
          <Icon name={look.icon} size={24} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft">{text}</p>
        <p className="num text-sm text-mute">
          {formatQuantity(String(materialCount))} bahan
          {look && (
            <>
              {' · '}
              <Link to={categoryPath(look.id)} className="text-link">
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
function CategoryDialog({ category, onClose }: { category: HeldCategory; onClose: () => void }) {
  const [seen] = useState(category)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/kategori/simpan', {
    shows: heldCategoriesQuery,
    done: 'Teks kategori tersimpan',
    failed: 'Teks kategori belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: CATEGORY_VIEWS,
  })
  const form = useCallForm(save, {
    start: { text: seen.text },
    body: (typed) => ({ ...typed, id: seen.id, revision: seen.revision }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Ubah teks ${seen.name}`}
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
