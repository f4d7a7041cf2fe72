import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SampleProduct } from '#domain/sample/product.ts'
import { sampleProduct } from '#domain/sample/products.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyList, ListToCome } from './empty-list.tsx'
import { ListButton } from './sample-acts.tsx'
import { Rating, SamplePrice } from './sample-facts.tsx'
import { SampleFrame } from './sample-frame.tsx'
import { useSample } from './sample-store.ts'
import { sampleProductPath } from './sample-words.ts'

/** Sample products beside one another [SAMPLE-2]. */
export function SampleCompareView() {
  const products = useSample()?.compare.flatMap((id) => sampleProduct(id) ?? [])
  return (
    <SampleFrame title="Bandingkan produk contoh" here="compare">
      {!products && <ListToCome />}
      {products?.length === 0 && (
        <EmptyList
          icon="compare"
          title="Belum ada produk untuk dibandingkan"
          text="Tekan Bandingkan pada dua sampai empat produk contoh."
        />
      )}
      {products && products.length > 0 && <CompareTable products={products} />}
    </SampleFrame>
  )
}

function CompareTable({ products }: { products: readonly SampleProduct[] }) {
  const features = new Set(products.flatMap(({ features }) => features.map(({ name }) => name)))
  return (
    <section
      aria-label="Perbandingan"
      // scrolls sideways on a narrow screen, also by keyboard
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to take the focus
      tabIndex={0}
      className={cx(cardClass, 'scroll-hint overflow-x-auto')}
    >
      <table className="w-full min-w-max border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Perbandingan {products.length} produk contoh</caption>
        <thead>
          <tr>
            <th scope="col" className={labelClass}>
              <span className="sr-only">Data</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={cx(valueClass, 'text-start font-normal')}>
                <img
                  src={product.images[0]}
                  alt=""
                  width={96}
                  height={92}
                  className="h-23 w-24 rounded-field object-cover"
                />
                <Link
                  to={sampleProductPath(product)}
                  className="mt-2 block rounded-sm font-semibold leading-snug no-underline hover:text-primary hover:underline"
                >
                  {product.name}
                </Link>
                <ListButton leaves product={product} list="compare" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label="Harga" products={products} cell={(product) => <SamplePrice product={product} />} />
          <Row label="Ulasan" products={products} cell={(product) => <Rating product={product} />} />
          <Row label="Stok" products={products} cell={() => 'Tersedia'} />
          <Row
            label="Opsi"
            products={products}
            cell={({ options }) => options.map(({ name }) => name).join(', ') || '–'}
          />
          {[...features].map((feature) => (
            <Row
              key={feature}
              label={feature}
              products={products}
              cell={({ features }) => features.find(({ name }) => name === feature)?.value ?? '–'}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  label: string
  products: readonly SampleProduct[]
  cell: (product: SampleProduct) => ReactNode
}

function Row({ label, products, cell }: RowProps) {
  return (
    <tr className="group/row">
      <th scope="row" className={cx(labelClass, 'font-medium text-mute')}>
        {label}
      </th>
      {products.map((product) => (
        <td key={product.id} className={cx(valueClass, 'num')}>
          {cell(product)}
        </td>
      ))}
    </tr>
  )
}

const labelClass =
  'sticky start-0 z-1 w-28 min-w-28 border-b border-e border-line bg-wash px-3.5 py-2.5 text-start align-top group-last/row:border-b-0 sm:w-32'
const valueClass =
  'w-44 min-w-44 max-w-72 border-b border-line px-3.5 py-2.5 align-top group-last/row:border-b-0 sm:w-60'
