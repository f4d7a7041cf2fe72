import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { plainProductPath } from '#domain/catalogue/address.ts'
import { formatCount } from '#domain/format.ts'
import { roomOn } from '#domain/saved-products/saved-list.ts'
import { CardSkeleton, ProductCard, useHere } from '#web/areas/catalogue/public.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { AddToList } from '#web/areas/shopping-lists/public.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { passFocus } from '#web/ui/list/pass-focus.ts'
import { Loading } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { shelfPaths } from './paths.ts'
import { cardsQuery, savedAddress, savedPage } from './queries.ts'
import { useSavedList } from './use-saved-list.ts'

const words = {
  favourites: {
    title: 'Favorit',
    icon: 'heart',
    full: ' · penuh: hapus sebagian untuk menambah yang baru',
    empty: 'Belum ada favorit',
    how: 'Tekan ikon hati pada kartu produk untuk menyimpannya di sini.',
    pages: 'Halaman favorit',
    crumbs: [{ label: 'Beranda', to: '/' }, { label: 'Favorit' }],
  },
  awaited: {
    title: 'Kabari bila ada',
    icon: 'bell',
    full: ' · penuh: hapus sebagian untuk menunggu yang baru',
    empty: 'Tidak ada yang ditunggu',
    how: 'Tekan ikon lonceng pada produk yang stoknya habis. Kami mengabari Anda sekali saat stoknya tersedia lagi.',
    pages: 'Halaman produk yang ditunggu',
    crumbs: accountCrumbs({ label: 'Kabari bila ada' }),
  },
} as const

interface Props {
  shelf: keyof typeof words
  page: number
}

/** A saved list of the viewer, latest first, with current prices [CARD-5, SHOP-5]. */
export function SavedView({ shelf, page: requestedPage }: Props) {
  const { ids, known, goneNames, take } = useSavedList(shelf)
  const { title, icon, full, empty, how, crumbs, pages: pagesLabel } = words[shelf]
  const { signedIn } = useViewer()
  const here = useHere()
  const { shown, page, pages } = savedPage(ids, requestedPage)
  const cards = useQuery({ ...cardsQuery(shown), enabled: shown.length > 0, placeholderData: keepPreviousData })
  const ready = known && (shown.length === 0 || cards.data !== undefined)
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={crumbs}
        title={title}
        help={shelf === 'awaited' && <HelpLink topic="kabari" />}
        lead={
          <span role="status" className="num">
            {known && `${formatCount(ids.length)} produk`}
            {ids.length >= roomOn[shelf] && full}
          </span>
        }
      />
      {shelf === 'favourites' && known && !signedIn && ids.length > 0 && (
        <Notice
          className="mb-4"
          action={
            <Link to={signInPath(here)} className="text-link">
              Masuk
            </Link>
          }
        >
          Favorit ini tersimpan di browser ini saja. Masuk agar tersimpan di akun Anda.
        </Notice>
      )}
      {!ready && cards.isError && <ErrorState onRetry={() => void cards.refetch()} working={cards.isFetching} />}
      {!ready && !cards.isError && <Coming />}
      {ready && ids.length === 0 && (
        <div className={cardClass}>
          <EmptyState
            icon={icon}
            title={empty}
            text={how}
            action={
              <Link to="/produk" className={buttonClass()}>
                Cari produk
              </Link>
            }
          />
        </div>
      )}
      <h2 className="sr-only">Produk</h2>
      {ready && shown.length > 0 && (
        <ul
          aria-label={title}
          className={gridClass}
          // focus stays in the list after a product is removed
          onClickCapture={({ target }) => {
            const heart = target instanceof Element && target.closest(`[data-shelf="${shelf}"]`)
            if (heart instanceof HTMLElement) passFocus(heart)
          }}
        >
          {shown.map((id) => {
            const product = cards.data?.find((one) => one.id === id)
            if (!product && cards.isPlaceholderData) return null
            return (
              // what a favourite may be added to stands in a row of its own, below the four of a card
              <li key={id} className={cx(shelf === 'favourites' && 'row-span-5! grid-cols-1')}>
                {product ? (
                  <>
                    <ProductCard product={product} />
                    {shelf === 'favourites' && (
                      <AddToList
                        product={product}
                        words="Ke daftar belanja"
                        className="mt-1 row-span-1! w-full px-1! max-sm:text-xs"
                      />
                    )}
                  </>
                ) : (
                  <GoneProduct shelf={shelf} id={id} name={goneNames.get(id)} onRemove={() => void take(id)} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(to) => shelfPaths[shelf] + savedAddress.search({}, { page: to })}
        label={pagesLabel}
        className="mt-8"
      />
    </main>
  )
}

function Coming() {
  return (
    <Loading>
      <div className={gridClass}>
        {[1, 2, 3, 4, 5].map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}

const gridClass = 'product-grid lg:grid-cols-4 xl:grid-cols-5'

interface GoneProductProps {
  shelf: 'favourites' | 'awaited'
  id: number
  /** The name it was sold by; unknown in a visitor's list. */
  name: string | undefined
  onRemove: () => void
}

/** A product on a saved list that is not sold any more. */
function GoneProduct({ shelf, id, name, onRemove }: GoneProductProps) {
  return (
    <article className="row-span-4 flex h-full min-h-48 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-4 text-center">
      <Icon name="box" size={26} className="text-mute" />
      {name && <h3 className="text-sm leading-snug">{name}</h3>}
      <p className="text-sm text-mute">Tidak dijual lagi</p>
      <Link to={plainProductPath(id)} className="text-link py-1 text-sm">
        Lihat penggantinya
        {name && <span className="sr-only"> untuk {name}</span>}
      </Link>
      <Button
        variant="secondary"
        size="sm"
        data-shelf={shelf}
        aria-label={`Hapus ${name ?? 'produk yang tidak dijual lagi'} dari ${from[shelf]}`}
        onClick={onRemove}
      >
        Hapus
      </Button>
    </article>
  )
}

const from = { favourites: 'favorit', awaited: 'yang ditunggu' }
