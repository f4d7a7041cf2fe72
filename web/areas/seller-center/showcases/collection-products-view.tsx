import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import {
  type CollectionProductsFilter,
  collectionProductsFilter,
  collectionProductsQuery,
  collectionsQuery,
} from './queries.ts'

interface Props {
  collectionId: string
  filter: CollectionProductsFilter
  mayChange: boolean
}

/** The seller's products, ticked where they stand in the collection [SHOP-8]. */
export function CollectionProductsView({ collectionId, filter, mayChange }: Props) {
  const productsQuery = collectionProductsQuery(collectionId, filter)
  const { data: page } = useSuspenseQuery(productsQuery)
  const assign = useAct('pusat-seller/etalase/produk/ubah', {
    shows: collectionsQuery,
    done: 'Etalase diperbarui',
    failed: 'Etalase belum diperbarui. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/isian'],
  })
  // ticked here and now: a refetched list would move what was just ticked to its top, from under the pointer
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map())
  const tick = (id: number, placed: boolean) => setTicked((before) => new Map(before).set(id, placed))

  async function put(id: number, placed: boolean): Promise<void> {
    tick(id, placed)
    const problem = await assign.send({ id: collectionId, productId: id, placed })
    if (problem) tick(id, !placed)
  }

  return (
    <ListPage
      filter={filter}
      by={collectionProductsFilter}
      search={{ label: 'Cari produk', placeholder: 'Nama produk' }}
      shown={page.products.length}
      none={{ icon: 'box', title: 'Belum ada produk', text: 'Tambahkan produk dahulu, lalu letakkan di etalase.' }}
      noMatch={{ title: 'Tidak ada produk yang cocok', text: 'Coba kata kunci yang lebih pendek.' }}
      narrowed={filter.keyword !== '' || filter.page > 1}
      total={{ count: page.total, words: `${page.total} produk` }}
    >
      {(empty) => (
        <Card className="overflow-hidden">
          {page.products.length === 0 ? (
            empty
          ) : (
            <ul aria-label="Produk">
              {page.products.map(({ id, name, status, placed }) => (
                <li key={id} className="flex items-center gap-3 border-line px-4 py-1.5 not-first:border-t">
                  <Checkbox
                    className="min-w-0 flex-1"
                    label={name}
                    checked={ticked.get(id) ?? placed}
                    disabled={!mayChange}
                    onChange={(event) => void put(id, event.currentTarget.checked)}
                  />
                  {status !== 'published' && (
                    <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </ListPage>
  )
}
