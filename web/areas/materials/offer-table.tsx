// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as blocks, as on a phone, loses the roles it was born with
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { Material, Offer } from '#domain/catalogue/contract-materials.ts'
import { minimumUnits, Price, priceVisibilityOf, RowActions, Stock, sellerWords } from '#web/areas/catalogue/public.ts'
import { ChatIcon } from '#web/areas/chat/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { DocumentChips } from './document-chips.tsx'
import { type OfferFilter, offersPath } from './offers-address.ts'

/** The facts of a material that its offers are shown by. */
export type OfferedMaterial = Pick<Material, 'slug' | 'name' | 'prices' | 'unit'>

interface Props {
  material: OfferedMaterial
  offers: readonly Offer[]
  shown: OfferFilter
  /** Of the list shown, or on its way. */
  filter: OfferFilter
  /** While a new list loads, skeletons are shown after a short delay [API-5]. */
  loading: boolean
}

/** The offers of all sellers beside one another; cards on a narrow screen [MAT-2]. */
export function OfferTable({ material, offers, shown, filter, loading }: Props) {
  return (
    <div className="grid" aria-busy={loading}>
      <div
        inert={loading}
        className={cx(
          'col-start-1 row-start-1 min-w-0 lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-paper',
          loading && 'animate-late-away',
        )}
      >
        <table
          role="table"
          className="w-full border-separate border-spacing-0 text-sm [--table-head-top:6.5rem] max-lg:block"
        >
          <caption className="sr-only">Penawaran {material.name}</caption>
          <thead role="rowgroup" className="max-lg:sr-only">
            <tr role="row">
              <Head>Seller</Head>
              <Head>Grade</Head>
              <Head>Asal, produsen</Head>
              <Head>Kemasan</Head>
              <Head numeric>Minimum</Head>
              <PriceHead slug={material.slug} sort={shown.sort} filter={filter} />
              <Head numeric>Stok</Head>
              <Head className="lg:max-xl:hidden">Dokumen</Head>
              <Head noPrint>
                <span className="sr-only">Tindakan</span>
              </Head>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:grid max-lg:gap-2.5 sm:max-lg:grid-cols-2">
            {offers.map((offer) => (
              <OfferRow
                key={offer.id}
                offer={offer}
                name={ownName(offer, material)}
                lowest={isLowest(offer, material)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {loading && (
        <Loading className="z-10 col-start-1 row-start-1">
          <SkeletonRows rows={offers.length} className="rounded-card border border-line bg-paper" />
        </Loading>
      )}
    </div>
  )
}

interface RowProps {
  offer: Offer
  /**
   * The words that distinguish it from other offers of its seller; empty when its name adds nothing to the material's.
   */
  name: string
  lowest: boolean
}

function OfferRow({ offer, name, lowest }: RowProps) {
  return (
    <tr role="row" className={cx('group/row', rowClass)}>
      <th
        role="rowheader"
        scope="row"
        className={cx(
          cellClass,
          'text-start font-normal max-lg:order-0 max-lg:min-w-0 max-lg:flex-1 lg:min-w-48 xl:min-w-80',
        )}
      >
        <span className="flex items-center gap-2.5">
          <Avatar name={offer.sellerName} size="sm" square className="max-lg:hidden" />
          <span className="min-w-0 leading-snug">
            <Link
              to={sellerPath(offer.sellerUsername)}
              className="rounded-sm font-semibold no-underline wrap-anywhere hover:text-primary hover:underline"
            >
              {offer.sellerName}
            </Link>
            <span className="block text-xs text-mute">
              {name && (
                <>
                  <span className="text-sm font-medium text-ink wrap-anywhere max-lg:block">{name}</span>
                  <span className="max-lg:hidden"> · </span>
                </>
              )}
              {sellerWords({ type: offer.sellerType, city: offer.sellerCity })}
            </span>
          </span>
          {offer.subscribed && (
            <ChatIcon
              sellerId={offer.sellerId}
              sellerName={offer.sellerName}
              productId={offer.id}
              productName={offer.name}
              productPicture={offer.picture}
            />
          )}
        </span>
      </th>
      <td role="cell" className={cx(cellClass, 'max-lg:order-2 xl:whitespace-nowrap')}>
        {offer.grade}
      </td>
      <td role="cell" className={cx(cellClass, afterDot, 'max-lg:order-2')}>
        {offer.origin}
        {offer.maker && (
          <span className="wrap-anywhere lg:block lg:text-xs lg:text-mute">
            <span aria-hidden className="text-mute lg:hidden">
              {' · produsen '}
            </span>
            <span className="sr-only">, produsen </span>
            {offer.maker}
          </span>
        )}
      </td>
      <td role="cell" className={cx(cellClass, afterDot, 'num max-lg:order-2')}>
        {offer.packLabel}
      </td>
      <td role="cell" className={cx(cellClass, 'num whitespace-nowrap max-lg:order-4 lg:text-end')}>
        <OnCard>Min. </OnCard>
        {minimumUnits(offer)}
      </td>
      <td
        role="cell"
        className={cx(
          cellClass,
          'text-end max-lg:order-0 max-lg:max-w-[48%] max-lg:ps-2 lg:min-w-36 lg:max-w-44 lg:[&_a]:text-wrap',
        )}
      >
        <OfferPrice offer={offer} />
        {lowest && <span className="block text-xs font-semibold text-success">terendah</span>}
      </td>
      <td role="cell" className={cx(cellClass, afterDot, 'num whitespace-nowrap max-lg:order-4 lg:text-end')}>
        <OnCard>Stok </OnCard>
        <Stock product={offer} units={offer.stock} />
      </td>
      <td
        role="cell"
        className={cx(
          cellClass,
          'max-lg:order-4 max-lg:mt-1.5 max-lg:basis-full lg:max-xl:hidden xl:whitespace-nowrap',
        )}
      >
        {offer.documentKinds.length === 0 && <OnCard>Dokumen: </OnCard>}
        <DocumentChips kinds={offer.documentKinds} />
      </td>
      <td
        role="cell"
        data-print="hide"
        className={cx(cellClass, 'max-lg:order-5 max-lg:mt-3 max-lg:basis-full lg:py-1.5')}
      >
        <RowActions product={offer} />
      </td>
    </tr>
  )
}

function OfferPrice({ offer }: { offer: Offer }) {
  const priceVisibility = priceVisibilityOf(useViewer(), offer)
  if (priceVisibility === 'unsubscribed' && offer.subscriptionState === 'requested') {
    return <p className="text-sm leading-snug text-mute">Langganan menunggu persetujuan seller</p>
  }
  return <Price product={offer} size="cell" />
}

/** Of several visible prices in the unit by which they are compared. */
function isLowest({ price, unit }: Offer, { prices, unit: compared }: OfferedMaterial): boolean {
  return prices !== null && prices.lowest !== prices.highest && unit === compared && price === prices.lowest
}

/** Sorts by price, for those who see prices [ROLE-4]. */
function PriceHead({ slug, sort, filter }: { slug: string; sort: OfferFilter['sort']; filter: OfferFilter }) {
  if (useViewer().company?.kind !== 'buyer') return <Head numeric>Harga</Head>
  const rising = sort === 'cheapest'
  const falling = sort === 'dearest'
  return (
    <Head numeric sorted={rising ? 'ascending' : falling ? 'descending' : 'none'}>
      <Link
        to={offersPath(slug, filter, { sort: rising ? 'dearest' : 'cheapest' })}
        preventScrollReset
        className={cx(
          'inline-flex items-center gap-1 rounded-sm hover:text-primary',
          (rising || falling) && 'text-ink',
        )}
      >
        Harga
        {(rising || falling) && <Icon name="chevron-down" size={14} className={rising ? 'rotate-180' : ''} />}
      </Link>
    </Head>
  )
}

interface HeadProps {
  className?: string
  numeric?: boolean
  sorted?: 'ascending' | 'descending' | 'none'
  noPrint?: boolean
  children: ReactNode
}

function Head({ numeric, sorted, noPrint, className, children }: HeadProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      data-print={noPrint ? 'hide' : undefined}
      className={cx(headClass, numeric ? 'text-end' : 'text-start', className)}
    >
      {children}
    </th>
  )
}

/** A title beside the value, where the columns have none. */
function OnCard({ children }: { children: string }) {
  return (
    <span aria-hidden className="text-mute lg:hidden">
      {children}
    </span>
  )
}

// on a card: seller and price; grade, origin and pack; minimum and stock; buttons. The empty blocks break the lines.
const rowClass =
  'max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:items-start max-lg:gap-x-1 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-paper max-lg:p-3.5 max-lg:before:order-1 max-lg:before:h-2 max-lg:before:basis-full max-lg:after:order-3 max-lg:after:basis-full lg:hover:bg-wash'

const afterDot = "max-lg:before:text-mute max-lg:before:content-['·_'/'']"

const cellClass =
  'max-lg:block lg:border-b lg:border-line lg:px-2.5 lg:py-1.5 lg:align-middle lg:first:ps-4 lg:last:pe-4 lg:group-last/row:border-b-0'

const headClass =
  'sticky top-[var(--table-head-top,0px)] z-10 whitespace-nowrap border-b border-line bg-wash px-2.5 py-2.5 text-xs font-semibold text-mute first:ps-4 last:pe-4'

/** '10 cP' of 'Etilselulosa 10 cP USP-NF': what an offer's name says beside its material's name and its grade [MAT-2]. */
export function ownName({ name, grade }: Pick<Offer, 'name' | 'grade'>, material: Pick<Material, 'name'>): string {
  return withoutEnd(withoutPrefix(name.trim(), material.name), grade)
}

function withoutPrefix(name: string, prefix: string): string {
  if (same(name, prefix)) return ''
  const start = `${prefix} `
  return same(name.slice(0, start.length), start) ? name.slice(start.length).trim() : name
}

function withoutEnd(name: string, end: string): string {
  if (same(name, end)) return ''
  const last = ` ${end}`
  return end && same(name.slice(-last.length), last) ? name.slice(0, -last.length).trim() : name
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
