import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProductCard as Product, productCard } from '#domain/catalogue/codec.ts'
import { list } from '#domain/codec.ts'
import { CardSkeleton, categoryLooks, ProductCard, slideClass } from '#web/areas/catalogue/public.ts'
import { callApi } from '#web/lib/api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'

type Tab = 0 | 1 | 2 | 3 | 6

const tabs = [
  { value: '0', label: 'Semua' },
  ...categoryLooks.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** 'Produk Unggulan' of all categories or one; the first tab comes with the page [HOME-2]. */
export function FeaturedProducts({ first }: { first: readonly Product[] }) {
  const [tab, setTab] = useState<Tab>(0)
  const { data: products, isPending, isError } = useFeatured(tab, first)
  const header = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <h2 className="text-xl">Produk Unggulan</h2>
      <TabsPill
        label="Kategori produk unggulan"
        tabs={tabs}
        value={String(tab)}
        onChange={(value) => setTab(Number(value) as Tab)} // the values are those of `tabs`
        className="min-w-0 max-w-full"
      >
        <span className="sr-only">{isPending ? 'memuat . . .' : `${products?.length ?? 0} produk unggulan`}</span>
      </TabsPill>
    </div>
  )

  const empty = isError || products?.length === 0

  // one carousel in every state, so that the tabs in its head keep the focus
  return (
    <Carousel label="Produk Unggulan" header={header} row={String(tab)} slideClass={empty ? 'basis-full' : slideClass}>
      {isPending && [1, 2, 3, 4, 5].map((place) => <CardSkeleton key={place} />)}
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

function useFeatured(tab: Tab, first: readonly Product[]) {
  const companyId = useViewer().company?.id ?? null
  return useQuery({
    queryKey: ['produk-unggulan', companyId, tab],
    queryFn: async (): Promise<readonly Product[]> => {
      const { data } = await callApi('produk/produk-unggulan', { company_id: companyId, kategori: tab })
      return list(productCard).decode(data)
    },
    ...(tab === 0 && { initialData: first }),
  })
}
