import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { SellerDetail } from '#domain/catalogue/contract.ts'
import { formatQuantity } from '#domain/format.ts'
import { UsableVouchers } from '#web/areas/shop-vouchers/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FeaturedMaterials } from '../card/featured-materials.tsx'
import { ProductGrid } from '../card/product-grid.tsx'
import { listPath } from '../list/list-address.ts'
import type { ListLook } from '../list/list-view.ts'
import { productsQuery, sellerQuery } from '../list/queries-lists.ts'
import { SellerHead } from './seller-head.tsx'

interface Props {
  username: string
  /** How many of its products are shown. */
  firstLook: Pick<ListLook, 'size' | 'withStock'>
}

/** A seller's page: who it is, its showcases, and its first products [ROUTE-5]. */
export function SellerView({ username, firstLook }: Props) {
  const { data: seller } = useSuspenseQuery(sellerQuery(username))
  const {
    data: { products },
  } = useSuspenseQuery(productsQuery({ sellers: [username], page: 1 }, firstLook))
  const all = `${sellerPath(seller.username)}/produk`
  return (
    <main className="page-width pb-10">
      <Breadcrumb entries={sellerCrumbs(seller)} className="py-3.5" />
      <SellerHead seller={seller} />
      {seller.subscribed && <UsableVouchers sellerId={seller.id} className="mt-8" />}
      {seller.showcases.length > 0 && (
        <section className="mt-8" aria-labelledby="etalase">
          <h2 id="etalase" className="mb-4 text-xl">
            Etalase
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {seller.showcases.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link
                  to={listPath({ showcase: slug }, all)}
                  className={cx(
                    cardClass,
                    'flex h-full items-center gap-3 px-4 py-3 no-underline transition-colors hover:border-line-strong hover:text-primary',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold leading-snug">{name}</span>
                    <span className="num text-sm text-mute">{formatQuantity(String(count))} produk</span>
                  </span>
                  <Icon name="chevron-right" size={18} className="text-mute" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FeaturedMaterials username={username} className="mt-8" />
      <section className="mt-8" aria-labelledby="produk">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="produk" className="text-xl">
            Produk
          </h2>
          {products.length > 0 && (
            <Link to={all} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Lihat semua ({formatQuantity(String(seller.productCount))})
            </Link>
          )}
        </div>
        {products.length === 0 ? (
          <div className={cardClass}>
            <EmptyState title="Seller ini belum menjual produk" />
          </div>
        ) : (
          <ProductGrid products={products} label={`Produk ${seller.name}`} wide />
        )}
      </section>
    </main>
  )
}

/** The breadcrumb of a seller's page [ROUTE-7]. */
export function sellerCrumbs(seller: Pick<SellerDetail, 'name' | 'username'>, below?: string) {
  const list = [
    { label: 'Beranda', to: '/' },
    { label: 'Seller', to: '/seller' },
  ]
  if (!below) return [...list, { label: seller.name }]
  return [...list, { label: seller.name, to: sellerPath(seller.username) }, { label: below }]
}
