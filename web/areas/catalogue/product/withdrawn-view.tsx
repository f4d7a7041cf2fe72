import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { materialPath } from '#domain/materials/address.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { RelatedProducts } from '../card/related-products.tsx'
import { relatedQuery } from '../queries.ts'
import { productCrumbs } from './product-crumbs.ts'
import { withdrawnQuery } from './queries-withdrawn.ts'

interface Props {
  code: string
  /** Other offers of its material. */
  offers: ReactNode
  /** Ids of listed products, which are not repeated among the related ones. */
  listed: readonly number[]
}

/** A product that is not sold any more: what it was, without a price, and what there is in its place [ROUTE-4]. */
export function WithdrawnView({ code, offers, listed }: Props) {
  const companyId = useViewer().company?.id ?? null
  const { data: product } = useSuspenseQuery(withdrawnQuery(code))
  const { data: related } = useSuspenseQuery(relatedQuery(companyId, product.id))
  return (
    <main className="page-width pb-10">
      <Breadcrumb entries={productCrumbs(product)} className="py-2.5 sm:py-3.5" />
      <div className={cx(cardClass, 'flex flex-wrap items-start gap-x-5 gap-y-4 p-4 sm:p-5')}>
        <img
          src={product.picture}
          alt=""
          width={112}
          height={112}
          className="size-20 shrink-0 rounded-field object-cover opacity-60 grayscale sm:size-28"
        />
        <div className="min-w-0 flex-1 basis-64">
          <StatusPill>Tidak dijual lagi</StatusPill>
          <h1 className="mt-1.5 text-xl wrap-anywhere sm:text-2xl">{product.name}</h1>
          <p className="num text-sm text-mute">
            {[product.grade, product.origin, product.packLabel].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-2 max-w-[70ch]">
            {product.sellerName} sudah tidak menjual produk ini. Penawaran lain dan produk sejenis ada di bawah.
          </p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Link to={materialPath(product.materialSlug)} className={buttonClass()}>
              Lihat semua {product.materialName}
            </Link>
            <Link to={sellerPath(product.sellerUsername)} className={buttonClass({ variant: 'secondary' })}>
              Produk lain dari seller ini
            </Link>
          </div>
        </div>
      </div>
      {offers}
      <div className="mt-10">
        <RelatedProducts products={related.filter(({ id }) => !listed.includes(id))} />
      </div>
    </main>
  )
}
