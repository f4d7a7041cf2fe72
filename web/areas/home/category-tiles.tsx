import { Link } from 'react-router'
import type { Category } from '#domain/catalogue/codec-lists.ts'
import { formatQuantity } from '#domain/format.ts'
import { categoryLook, categoryPath } from '#web/areas/catalogue/public.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** Links to the categories, with their current number of products [HOME-1, HOME-5]. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label="Kategori produk" className="relative -mt-8">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {categories.map(({ id, name, count }) => {
          const look = categoryLook(id)
          return (
            look && (
              <li key={id}>
                <Link
                  to={categoryPath(look.id)}
                  prefetch="intent"
                  className={cx(
                    cardClass,
                    'group flex h-full flex-col gap-3 p-3.5 no-underline transition-colors hover:border-line-strong sm:flex-row sm:items-center sm:p-4.5',
                  )}
                >
                  <span
                    className={cx(
                      'grid size-11 shrink-0 place-items-center rounded-card sm:size-12',
                      look.tint,
                      look.ink,
                    )}
                  >
                    <Icon name={look.icon} size={26} />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold leading-snug group-hover:text-primary">{name}</span>
                    <span className="num text-sm text-mute">{formatQuantity(String(count))} produk</span>
                  </span>
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
