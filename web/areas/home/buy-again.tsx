import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { BoughtBefore } from '#domain/orders/contract-bought-before.ts'
import { Price, Stock } from '#web/areas/catalogue/public.ts'
import { boughtBeforeQuery } from '#web/areas/orders/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface Bought {
  product: ProductCard
  stock: string | null
  last: BoughtBefore['last'][number]
}

/** Products the company has ordered before, at today's price: the ticked ones go into the cart as ordered last [HOME-9, ORDER-7]. */
export function BuyAgain() {
  const { data } = useSuspenseQuery(boughtBeforeQuery)
  const rows = boughtRows(data)
  const navigate = useNavigate()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [skipped, setSkipped] = useState<{ productId: number; reason: string }[]>([])
  const put = useKeyedAct('pesan-cepat/keranjang', { refreshes: ['cart'] })
  const chosen = rows.filter(({ product }) => ticked.has(product.id))
  const tick = (id: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((other) => other !== id)))

  const send = () =>
    put.send(
      { rows: chosen.map(({ last: { productId, units } }) => ({ productId, units })) },
      {
        answered: async ({ data: { added, skipped: left } }) => {
          setSkipped(left)
          setTicked(new Set(left.map(({ productId }) => productId)))
          if (added > 0) toast.success(`${added} produk dimasukkan ke keranjang`)
          if (left.length === 0) await navigate('/keranjang')
        },
      },
    )

  return (
    <>
      {skipped.length > 0 && (
        <Notice tone="attention" className="mb-3" title="Yang tidak dapat dimasukkan">
          {skipped.map(({ productId, reason }) => (
            <span key={productId} className="block">
              {rows.find(({ product }) => product.id === productId)?.product.name}: {reason}
            </span>
          ))}
        </Notice>
      )}
      <DataTable
        caption="Beli lagi"
        columns={columns(ticked, tick)}
        rows={rows}
        rowKey={({ product }) => String(product.id)}
        footer={
          <div className="flex justify-end max-sm:*:flex-1">
            <Button
              size="sm"
              disabled={chosen.length === 0}
              reason={chosen.length === 0 ? 'Centang produk yang dibeli lagi.' : null}
              working={put.working}
              onClick={() => void send()}
            >
              {chosen.length === 0 ? 'Masukkan ke keranjang' : `Masukkan ${chosen.length} produk ke keranjang`}
            </Button>
          </div>
        }
      />
    </>
  )
}

function boughtRows({ products, stocks, last }: BoughtBefore): Bought[] {
  const stockOf = new Map(stocks.map(({ productId, units }) => [productId, units]))
  const lastOf = new Map(last.map((one) => [one.productId, one]))
  return products.flatMap((product) => {
    const before = lastOf.get(product.id)
    return before ? [{ product, stock: stockOf.get(product.id) ?? null, last: before }] : []
  })
}

function columns(ticked: ReadonlySet<number>, tick: (id: number, isTicked: boolean) => void): Column<Bought>[] {
  return [
    {
      key: 'produk',
      title: 'Produk',
      onCard: 'heading',
      className: 'md:w-full md:max-w-0',
      cell: ({ product }) => (
        <span className="flex items-center gap-2.5">
          <Checkbox
            hideLabel
            label={`Beli lagi ${product.name}`}
            checked={ticked.has(product.id)}
            onChange={(event) => tick(product.id, event.target.checked)}
          />
          <span className="min-w-0">
            <Link
              to={productPath(product)}
              prefetch="intent"
              className="block truncate font-semibold hover:text-primary hover:underline"
            >
              {product.name}
            </Link>
            <span className="block truncate text-xs font-normal text-mute">
              {product.sellerName} · {product.packLabel} · <OtherOffersLink product={product} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'terakhir',
      title: 'Terakhir dipesan',
      numeric: true,
      cell: ({ product, last }) => (
        <>
          <span className="font-semibold">
            {formatQuantity(last.units)} {product.unit}
          </span>
          <span className="block text-xs text-mute">{formatDate(last.at)}</span>
        </>
      ),
    },
    { key: 'harga', title: 'Harga terakhir', numeric: true, cell: ({ last }) => <Amount of={last.price} /> },
    {
      key: 'kini',
      title: 'Harga hari ini',
      numeric: true,
      cell: ({ product, last }) => (
        <span className={product.price !== null && isMore(product.price, last.price) ? 'text-amber-ink' : undefined}>
          <Price product={product} size="cell" />
        </span>
      ),
    },
    {
      key: 'stok',
      title: 'Stok',
      numeric: true,
      cell: ({ product, stock }) => <Stock product={product} units={stock} />,
    },
  ]
}
