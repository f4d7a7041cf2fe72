import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Category, ProductCard } from '#domain/catalogue/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import {
  categoriesQuery,
  categoryPath,
  categoryStyle,
  FeaturedMaterials,
  featuredQuery,
  sellerCountQuery,
} from '#web/areas/catalogue/public.ts'
import { Banners } from '#web/areas/content/banners.tsx'
import { LatestArticles } from '#web/areas/content/latest-articles.tsx'
import { Testimonials } from '#web/areas/content/testimonials.tsx'
import { SurveyGate } from '#web/areas/surveys/survey-gate.tsx'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'

// visitors have no use for its code
const BuyerDashboard = lazyComponent(async () => (await import('./buyer-dashboard.tsx')).default)

/**
 * The home page: a dashboard for members of buyer companies [HOME-9], and below it what the marketplace is, for all.
 */
export function HomeView() {
  const viewer = useViewer()
  const { company } = viewer
  const buys = company?.kind === 'buyer'
  const { data: all } = useSuspenseQuery(categoriesQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery(company?.id ?? null, 0))
  const {
    data: { total: sellers },
  } = useSuspenseQuery(sellerCountQuery)
  const categories = all.filter(({ id }) => id !== 0)
  const products = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <main>
      {buys && (
        <div className="page-width mb-11 grid gap-11 *:min-w-0">
          <Suspense fallback={null}>
            <BuyerDashboard />
          </Suspense>
        </div>
      )}
      {company?.kind === 'seller' && (
        <div className="page-width py-3">
          <Notice
            action={
              <Link to="/pusat-seller" className="text-link">
                Buka Pusat Seller
              </Link>
            }
          >
            {viewerMay(viewer, 'customers.read') ? 'Pesanan, nego, dan pelanggan' : 'Pesanan dan produk'} {company.name}{' '}
            ada di Pusat Seller.
          </Notice>
        </div>
      )}
      <Hero products={products} sellers={sellers} below={buys} />
      <div className="page-width grid gap-11 *:min-w-0">
        <CategoryTiles categories={categories} />
        <Banners />
        <FeaturedProducts />
        <FeaturedMaterials />
        <CategoryBanners categories={categories} products={featured} />
        <WhyHere />
        <LatestArticles />
        <Testimonials />
      </div>
      <SurveyGate />
    </main>
  )
}

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Gratis ongkir wilayah tertentu',
    text: 'Pengiriman tanpa biaya ke wilayah yang dilayani gudang seller.',
  },
  {
    icon: 'globe',
    title: 'Akses fleksibel',
    text: 'Dari kantor, gudang, atau ponsel: keranjang dan pesanan Anda selalu sama.',
  },
  {
    icon: 'shield',
    title: 'Aman dan terjaga',
    text: 'Harga khusus Anda hanya terlihat oleh perusahaan Anda.',
  },
  {
    icon: 'tag',
    title: 'Harga bersaing',
    text: 'Banyak distributor dalam satu katalog, dengan harga menurut kesepakatan Anda.',
  },
]

/** Reasons to buy here [HOME-3]. */
function WhyHere() {
  return (
    <section aria-labelledby="mengapa">
      <h2 id="mengapa" className="mb-4 text-xl">
        Mengapa belanja di sini
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="bg-paper p-5">
            <Icon name={icon} size={26} className="text-primary" />
            <h3 className="mt-2.5 text-base">{title}</h3>
            <p className="mt-1 text-sm text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the categories, with their current number of products [HOME-1, HOME-5]. */
function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label="Kategori produk" className="relative -mt-8">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {categories.map(({ id, name, count }) => {
          const appearance = categoryStyle(id)
          return (
            appearance && (
              <li key={id}>
                <Link
                  to={categoryPath(appearance.id)}
                  prefetch="intent"
                  className={cx(
                    cardClass,
                    'group flex h-full flex-col gap-3 p-3.5 no-underline transition-colors hover:border-line-strong sm:flex-row sm:items-center sm:p-4.5',
                  )}
                >
                  <span
                    className={cx(
                      'grid size-11 shrink-0 place-items-center rounded-card sm:size-12',
                      appearance.tint,
                      appearance.ink,
                    )}
                  >
                    <Icon name={appearance.icon} size={26} />
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

interface Props {
  categories: readonly Category[]
  /** Products for the banners' pictures. */
  products: readonly ProductCard[]
}

/** A banner for each category: its contents, its number of products, and one of them [HOME-5]. */
function CategoryBanners({ categories, products }: Props) {
  return (
    <section aria-labelledby="belanja-kategori">
      <h2 id="belanja-kategori" className="mb-4 text-xl">
        Belanja menurut kategori
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {categories.map(({ id, name, text, count }) => {
          const appearance = categoryStyle(id)
          const shown = products.find((product) => product.categoryId === id)
          return (
            appearance && (
              <li key={id}>
                <Link
                  to={categoryPath(appearance.id)}
                  prefetch="intent"
                  className={cx(
                    'group flex h-full min-h-40 overflow-hidden rounded-card border border-line no-underline transition-colors hover:border-line-strong',
                    appearance.tint,
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
