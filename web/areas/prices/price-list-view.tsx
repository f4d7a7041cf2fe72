import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListedPrice } from '#domain/catalogue/contract-prices.ts'
import { formatQuantity } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PRICES_PATH, pricePath } from './paths.ts'
import { type PricesFilter, priceListQuery, pricesFilter } from './queries.ts'

interface Props {
  listId: string
  filter: PricesFilter
}

/** A customer's price list, page by page; prices are written on the page of their product [SHOP-3]. */
export function PriceListView({ listId, filter }: Props) {
  const { data } = useSuspenseQuery(priceListQuery(listId, filter.after))
  return (
    <>
      <DataTable
        caption={`Harga di ${data.list.name}`}
        columns={columns}
        rows={data.prices}
        rowKey={({ ruleId }) => ruleId}
        empty={
          <EmptyState
            icon="tag"
            title="Belum ada harga di daftar ini"
            text="Buka satu produk, lalu tambahkan harganya untuk daftar ini."
            action={
              <Link to={PRICES_PATH} className={buttonClass({ variant: 'secondary' })}>
                Pilih produk
              </Link>
            }
          />
        }
      />
      <nav aria-label="Halaman daftar harga" className="mt-4 flex flex-wrap justify-end gap-3 empty:hidden">
        {filter.after && (
          <Link
            to={{ search: pricesFilter.search(filter, { after: undefined }) }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Dari awal
          </Link>
        )}
        {data.next && (
          <Link
            to={{ search: pricesFilter.search(filter, { after: data.next }) }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Berikutnya
          </Link>
        )}
      </nav>
    </>
  )
}

const columns: Column<ListedPrice>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full',
    cell: ({ productId, name }) => (
      <Link to={pricePath(productId)} className="font-semibold text-primary hover:underline">
        {name}
      </Link>
    ),
  },
  {
    key: 'mulai',
    title: 'Mulai',
    numeric: true,
    cell: ({ from, unit }) => (from === '0' ? 'berapa pun' : `${formatQuantity(from)} ${unit}`),
  },
  {
    key: 'level',
    title: 'Level 1',
    numeric: true,
    cell: ({ usual }) => (usual === null ? <span className="text-mute">–</span> : <Amount of={usual} />),
  },
  {
    key: 'harga',
    title: 'Harga pelanggan',
    numeric: true,
    cell: ({ amount, unit }) => (
      <>
        <strong className="font-semibold">
          <Amount of={amount} />
        </strong>
        <span className="text-mute"> / {unit}</span>
      </>
    ),
  },
]
