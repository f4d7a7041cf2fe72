import { Link } from 'react-router'
import type { ProductCard } from '#domain/catalogue/codec.ts'
import type { Category } from '#domain/catalogue/codec-lists.ts'
import { formatQuantity } from '#domain/format.ts'
import { categoryLook, categoryPath } from '#web/areas/catalogue/public.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  categories: readonly Category[]
  /** Products for the banners' pictures. */
  products: readonly ProductCard[]
}

/** A banner for each category: its contents, its number of products, and one of them [HOME-5]. */
export function CategoryBanners({ categories, products }: Props) {
  return (
    <section aria-labelledby="belanja-kategori">
      <h2 id="belanja-kategori" className="mb-4 text-xl">
        Belanja menurut kategori
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {categories.map(({ id, name, text, count }) => {
          const look = categoryLook(id)
          const shown = products.find((product) => product.categoryId === id)
          return (
            look && (
              <li key={id}>
                <Link
                  to={categoryPath(look.id)}
                  prefetch="intent"
                  className={cx(
                    'group flex h-full min-h-40 overflow-hidden rounded-card border border-line no-underline transition-colors hover:border-line-strong',
                    look.tint,
                  )}
                >
                  <span className="flex min-w-0 flex-1 flex-col items-start p-5">
                    <span className="text-lg font-semibold">{name}</span>
                    <span className="mt-1 max-w-[24em] text-sm text-ink-soft">{text}</span>
                    <span className="num mt-auto inline-flex items-center gap-1.5 pt-4 text-sm font-semibold text-primary group-hover:underline">
                      Lihat {formatQuantity(String(count))} produk
                      <Icon name="arrow-right" size={16} />
                    </span>
                  </span>
                  {shown && (
                    <img
                      src={shown.picture}
                      alt=""
                      width={200}
                      height={200}
                      loading="lazy"
                      className="w-2/5 max-w-52 shrink-0 object-cover [mask-image:linear-gradient(to_right,transparent,black_40%)]"
                    />
                  )}
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
