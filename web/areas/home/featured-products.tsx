import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardSkeleton, categoryStyles, featuredQuery, ProductCard, slideClass } from '#web/areas/catalogue/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { LoadingWords } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'

type Tab = 0 | 1 | 2 | 3 | 6

const tabs = [
  { value: '0', label: 'Semua' },
  ...categoryStyles.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** 'Produk Unggulan' of all categories or one; the first tab is loaded with the page [HOME-2]. */
export function FeaturedProducts() {
  const [tab, setTab] = useState<Tab>(0)
  const companyId = useViewer().company?.id ?? null
  const { data: products, isPending, isError, isFetching, refetch } = useQuery(featuredQuery(companyId, tab))
  const categories = (
    <TabsPill
      label="Kategori produk unggulan"
      tabs={tabs}
      value={String(tab)}
      onChange={(value) => setTab(Number(value) as Tab)} // the values are those of `tabs`
    >
      {isPending ? (
        // over the cards to come, so that nothing moves for it
        <LoadingWords className="absolute z-1 mt-4 whitespace-nowrap rounded-full border border-line bg-paper px-3 py-1" />
      ) : (
        products && <span className="sr-only">{`${products.length} produk unggulan`}</span>
      )}
    </TabsPill>
  )

  const empty = products?.length === 0

  // one carousel in every state, so that the tabs in its header keep the focus
  return (
    <Carousel
      label="Produk Unggulan"
      header={<h2 className="text-xl">Produk Unggulan</h2>}
      tabs={categories}
      row={String(tab)}
      slideClass={empty || isError ? 'basis-full' : slideClass}
    >
      {isPending && [1, 2, 3, 4, 5].map((place) => <CardSkeleton key={place} />)}
      {isError && (
        <div className={cardClass}>
          <ErrorState title="Produk unggulan belum dapat dimuat" onRetry={() => void refetch()} working={isFetching} />
        </div>
      )}
      {empty && (
        <div className={cardClass}>
          <EmptyState title="Belum ada produk unggulan di kategori ini" text="Lihat seluruh isinya di daftar produk." />
        </div>
      )}
      {products?.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Carousel>
  )
}
