import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { sentence } from '#domain/format.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { asCard } from '../buying/ordering.ts'
import { ColumnActions } from '../card/product-actions.tsx'
import { categoryStyle } from '../category-style.ts'
import { minimumPurchase, quantityIn } from '../pack-words.ts'
import { Price } from '../price.tsx'
import { sellerWords } from '../seller/seller-line.tsx'
import { Stock } from '../stock.tsx'
import type { Compared } from './compared.ts'

interface Props {
  ids: Compared
  onlyDifferences: boolean
  onTakeOut: (id: number) => void
}

/** An instance for each selection of products, so that each queries a constant number of them. */
export function CompareTable({ ids, onlyDifferences, onTakeOut }: Props) {
  // useSuspenseQueries would load its observer with every page
  // biome-ignore lint/correctness/useHookAtTopLevel: as many in each rendering of an instance
  const products = ids.map((id) => useSuspenseQuery(productOfIdQuery(id)).data)
  const rows = [
    {
      label: 'Harga',
      differs: differ(products.map(({ price }) => price)),
      values: products.map((product) => <Price key={product.id} product={product} size="row" />),
    },
    {
      label: 'Stok',
      differs: differ(products.map(({ available, stock }) => (available ? stock : 'habis'))),
      values: products.map((product) => <Stock key={product.id} product={product} units={product.stock} />),
    },
    ...comparedFacts(products),
  ]
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences)
  const alike = areOfOneMaterial(products)
  // a mark on nearly every row means nothing
  const marks = products.length > 1 && alike && !onlyDifferences
  return (
    <>
      {!alike && (
        <p className="mb-3 text-sm text-mute">
          Bahannya berlainan, sehingga hampir semua datanya berbeda dan tidak ditandai.
        </p>
      )}
      <section
        aria-label="Perbandingan"
        // scrolls sideways on a narrow screen, also by keyboard
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to take the focus
        tabIndex={0}
        className={cx(cardClass, 'scroll-hint overflow-x-auto print:overflow-visible')}
      >
        <table className="w-full min-w-max border-separate border-spacing-0 text-sm print:min-w-0 print:table-fixed">
          <caption className="sr-only">Perbandingan {products.length} produk</caption>
          <thead>
            <tr>
              <th scope="col" className={labelClass}>
                <span className="sr-only">Data</span>
              </th>
              {products.map((product) => (
                <ProductHead key={product.id} product={product} onTakeOut={onTakeOut} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, differs, values }) => (
              <Row key={label} label={label} differs={differs && marks}>
                {values}
              </Row>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={products.length + 1} className="px-3.5 py-4 text-mute">
                  Tidak ada data yang berbeda.
                </td>
              </tr>
            )}
            <Row label="Tindakan" noPrint>
              {products.map((product) => (
                <ColumnActions key={product.id} product={asCard(product)} />
              ))}
            </Row>
          </tbody>
        </table>
      </section>
    </>
  )
}

function ProductHead({ product, onTakeOut }: { product: ProductDetail; onTakeOut: Props['onTakeOut'] }) {
  return (
    <th scope="col" className={cx(valueClass, 'text-start font-normal')}>
      <Photo
        src={product.pictures[0]}
        sizes="6rem"
        alt=""
        width={96}
        height={92}
        className={cx('h-23 w-24 rounded-field object-cover', categoryStyle(product.categoryId)?.tint)}
      />
      <Link
        to={productPath(product)}
        className="mt-2 block rounded-sm font-semibold leading-snug no-underline wrap-anywhere hover:text-primary hover:underline"
      >
        {product.name}
      </Link>
      <button
        type="button"
        data-takes-out
        data-print="hide"
        onClick={() => onTakeOut(product.id)}
        aria-label={`Keluarkan ${product.name} dari perbandingan`}
        className="text-link mt-1.5 inline-flex items-center gap-1 py-1 text-xs pointer-coarse:min-h-11"
      >
        <Icon name="close" size={14} />
        Keluarkan
      </button>
    </th>
  )
}

interface RowProps {
  label: string
  differs?: boolean
  noPrint?: boolean
  /** One of each product, in their order. */
  children: readonly ReactNode[]
}

function Row({ label, differs, noPrint, children }: RowProps) {
  return (
    <tr className="group/row" data-print={noPrint ? 'hide' : undefined}>
      <th scope="row" className={cx(labelClass, 'font-medium text-mute')}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-1.5">
          {label}
          {differs && (
            <span data-print="hide" className="rounded-mark bg-page px-1.5 text-xs font-normal">
              beda
            </span>
          )}
        </span>
      </th>
      {children.map((child, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
          key={index}
          className={cx(valueClass, 'num', differs && 'font-medium')}
        >
          {child}
        </td>
      ))}
    </tr>
  )
}

const labelClass =
  'sticky start-0 z-1 w-28 min-w-28 sm:min-w-48 print:w-29 print:min-w-0 print:px-2 print:py-1.5 border-b border-e border-line bg-wash px-3.5 py-2.5 text-start align-top group-last/row:border-b-0 print:group-nth-last-2/row:border-b-0'

// on a phone a little of the next one is visible
const valueClass =
  'w-44 min-w-44 max-w-72 sm:w-60 wrap-anywhere border-b border-line px-3.5 py-2.5 align-top group-last/row:border-b-0 print:w-auto print:min-w-0 print:px-2 print:py-1.5 print:group-nth-last-2/row:border-b-0'

interface ComparedFact {
  label: string
  /** One of each product, in their order; '–' where it is not known. */
  values: readonly string[]
  /** Not the same for all of them. */
  differs: boolean
}

/** What is written of each product, one fact below the other, without those known of none [CARD-5, CARD-6]. */
function comparedFacts(products: readonly ProductDetail[]): ComparedFact[] {
  return rows.flatMap(([label, read]) => {
    const known = products.map((product) => read(product) || null)
    if (known.every((value) => value === null)) return []
    return [{ label, values: known.map((value) => value ?? '–'), differs: differ(known) }]
  })
}

/** Whether two of these differ; what the viewer may not see, null, is compared with nothing. */
function differ(values: readonly unknown[]): boolean {
  return new Set(values.filter((value) => value !== null)).size > 1
}

/** Whether it says something that they differ: of unlike materials nearly everything does [CARD-6]. */
export function areOfOneMaterial(products: readonly Pick<ProductDetail, 'materialSlug'>[]): boolean {
  return new Set(products.map(({ materialSlug }) => materialSlug)).size === 1
}

const rows: readonly (readonly [label: string, valueOf: (product: ProductDetail) => string | null])[] = [
  ['Bahan', ({ materialName }) => materialName],
  ['Seller', (product) => product.sellerName],
  ['Tipe seller', ({ sellerType: type, sellerCity: city }) => sellerWords({ type, city })],
  ['Grade', ({ grade }) => grade],
  ['Produsen', ({ maker }) => maker],
  ['Asal', ({ origin }) => origin],
  ['Bentuk', ({ form }) => sentence(form)],
  ['Kemasan', ({ packLabel }) => packLabel],
  ['Berat per kemasan', (product) => quantityIn(product, product.packWeight)],
  ['Minimum beli', minimumPurchase],
  ['Nomor CAS', ({ casNumber }) => casNumber],
  ['Masa simpan', ({ shelfLifeMonths }) => (shelfLifeMonths === null ? null : `${shelfLifeMonths} bulan`)],
  ['Penyimpanan', ({ storage }) => storage],
  ['Dokumen', ({ documentKinds }) => documentKinds.map(productDocumentLabel).join(', ')],
  ['Nego', ({ negotiable }) => (negotiable ? 'Bisa' : 'Tidak')],
  ['Pembayaran', ({ paymentTypes }) => paymentTypes.join(', ')],
]
