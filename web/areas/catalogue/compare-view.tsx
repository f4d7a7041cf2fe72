import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { categoryLook } from './category-look.ts'
import { comparedFacts, differ } from './compare-facts.ts'
import { type Compared, comparePath } from './compared.ts'
import { asCard } from './ordering.ts'
import { Price } from './price.tsx'
import { RowActions } from './product-actions.tsx'
import { productQuery } from './queries.ts'
import { Stock } from './stock.tsx'
import { keepCompared } from './use-compared.ts'

interface Props {
  /** Those that are on sale. */
  codes: Compared
  /** How many others were asked for, which are not. */
  missing: number
}

/** The facts of several products beside one another, with what differs marked [CARD-6]. */
export function CompareView({ codes, missing }: Props) {
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={[
          { label: 'Beranda', to: '/' },
          { label: 'Daftar Produk', to: '/produk' },
          { label: 'Bandingkan produk' },
        ]}
        title="Bandingkan produk"
      />
      {missing > 0 && (
        <Notice tone="attention" className="mb-4">
          {missing === 1
            ? 'Satu produk yang Anda pilih tidak ditemukan atau tidak dijual lagi.'
            : `${missing} produk yang Anda pilih tidak ditemukan atau tidak dijual lagi.`}
        </Notice>
      )}
      {codes.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="compare"
            title="Belum ada produk untuk dibandingkan"
            text="Tampilkan daftar produk sebagai tabel, lalu centang dua sampai empat produk."
            action={
              <Link to="/produk" className={buttonClass()}>
                Ke Daftar Produk
              </Link>
            }
          />
        </div>
      ) : (
        <CompareTable key={codes.join()} codes={codes} />
      )}
    </main>
  )
}

/** An instance for each choice of products, so that each asks for as many from beginning to end. */
function CompareTable({ codes }: { codes: Compared }) {
  // useSuspenseQueries would load its observer with every page
  // biome-ignore lint/correctness/useHookAtTopLevel: as many in each rendering of an instance
  const products = codes.map((code) => useSuspenseQuery(productQuery(code)).data)
  return (
    <section
      aria-label="Perbandingan"
      // scrolls sideways on a narrow screen, also by keyboard
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to take the focus
      tabIndex={0}
      className={cx(cardClass, 'scroll-hint overflow-x-auto')}
    >
      <table className="w-full min-w-max border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Perbandingan {products.length} produk</caption>
        <thead>
          <tr>
            <th scope="col" className={labelClass}>
              <span className="sr-only">Data</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} others={codes.filter((code) => code !== product.code)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label="Harga" differs={differ(products.map(({ price }) => price))}>
            {products.map((product) => (
              <Price key={product.id} product={product} size="row" />
            ))}
          </Row>
          <Row label="Stok" differs={differ(products.map(({ available, stock }) => (available ? stock : 'habis')))}>
            {products.map((product) => (
              <Stock key={product.id} product={product} units={product.stock} />
            ))}
          </Row>
          {comparedFacts(products).map(({ label, values, differs }) => (
            <Row key={label} label={label} differs={differs}>
              {values}
            </Row>
          ))}
          <Row label="Tindakan">
            {products.map((product) => (
              <RowActions key={product.id} product={asCard(product)} atStart />
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  )
}

function ProductHead({ product, others }: { product: ProductDetail; others: Compared }) {
  return (
    <th scope="col" className={cx(valueClass, 'text-start font-normal')}>
      <img
        src={product.pictures[0]}
        alt=""
        width={96}
        height={92}
        className={cx('h-23 w-24 rounded-field object-cover', categoryLook(product.categoryId)?.tint)}
      />
      <Link
        to={productPath(product)}
        className="mt-2 block rounded-sm font-semibold leading-snug no-underline wrap-anywhere hover:text-primary hover:underline"
      >
        {product.name}
      </Link>
      <Link
        to={sellerPath(product.sellerUsername)}
        className="mt-0.5 block rounded-sm text-xs text-mute no-underline hover:text-primary hover:underline"
      >
        {product.sellerName}
      </Link>
      <Link
        to={comparePath(others)}
        replace
        preventScrollReset
        onClick={() => {
          keepCompared(others)
          focusHeading()
        }}
        aria-label={`Keluarkan ${product.name} dari perbandingan`}
        className="text-link mt-1.5 inline-flex items-center gap-1 py-1 text-xs pointer-coarse:min-h-11"
      >
        <Icon name="close" size={14} />
        Keluarkan
      </Link>
    </th>
  )
}

interface RowProps {
  label: string
  differs?: boolean
  /** One of each product, in their order. */
  children: readonly ReactNode[]
}

function Row({ label, differs, children }: RowProps) {
  return (
    <tr className="group/row">
      <th scope="row" className={cx(labelClass, 'font-medium text-mute')}>
        {label}
        {differs && (
          <span className="mt-0.5 block w-fit rounded-mark bg-amber-tint px-1.5 text-xs text-amber-ink">beda</span>
        )}
      </th>
      {children.map((child, place) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
          key={place}
          className={cx(valueClass, 'num', differs && 'font-medium')}
        >
          {child}
        </td>
      ))}
    </tr>
  )
}

const labelClass =
  'sticky start-0 z-1 w-28 min-w-28 sm:w-32 border-b border-e border-line bg-wash px-3.5 py-2.5 text-start align-top group-last/row:border-b-0'

// on a phone a little of the next one is seen
const valueClass =
  'w-44 min-w-44 max-w-72 sm:w-60 border-b border-line px-3.5 py-2.5 align-top group-last/row:border-b-0'
