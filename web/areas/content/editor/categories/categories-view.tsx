import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { HeldCategory } from '#domain/materials/codec-categories.ts'
import { categoryLook, categoryPath } from '#web/areas/catalogue/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { heldCategoriesQuery } from './queries.ts'

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
