import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { SellerDetail } from '#domain/catalogue/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import { ChatButton, ShopHours } from '#web/areas/chat/public.ts'
import { UsableVouchers } from '#web/areas/seller-vouchers/public.ts'
import { SubscribePanel, SubscriptionPill } from '#web/areas/subscriptions/public.ts'
import { signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { whatsappLink } from '../buying/whatsapp.ts'
import { FeaturedMaterials } from '../card/featured-materials.tsx'
import { ProductGrid } from '../card/product-grid.tsx'
import { listPath } from '../list/list-address.ts'
import type { ListLayout } from '../list/list-view.ts'
import { productsQuery, sellerQuery } from '../list/queries-lists.ts'
import { useHere } from '../price.tsx'
import { SellerCategories } from './seller-card.tsx'
import { sellerWords } from './seller-line.tsx'

interface Props {
  username: string
  /** How many of its products are shown. */
  firstLayout: Pick<ListLayout, 'size' | 'withStock'>
}

/** A seller's page: who it is, its collections, and its first products [ROUTE-5]. */
export function SellerView({ username, firstLayout }: Props) {
  const { data: seller } = useSuspenseQuery(sellerQuery(username))
  const {
    data: { products },
  } = useSuspenseQuery(productsQuery({ sellers: [username], page: 1 }, firstLayout))
  const all = `${sellerPath(seller.username)}/produk`
  return (
    <main className="page-width pb-10">
      <Breadcrumb entries={sellerCrumbs(seller)} className="py-3.5" />
      <SellerHead seller={seller} />
      {seller.subscribed && <UsableVouchers sellerId={seller.id} className="mt-8" />}
      {seller.showcases.length > 0 && (
        <section className="mt-8" aria-labelledby="etalase">
          <h2 id="etalase" className="mb-4 text-xl">
            Etalase
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {seller.showcases.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link
                  to={listPath({ showcase: slug }, all)}
                  className={cx(
                    cardClass,
                    'flex h-full items-center gap-3 px-4 py-3 no-underline transition-colors hover:border-line-strong hover:text-primary',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold leading-snug">{name}</span>
                    <span className="num text-sm text-mute">{formatQuantity(String(count))} produk</span>
                  </span>
                  <Icon name="chevron-right" size={18} className="text-mute" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FeaturedMaterials username={username} className="mt-8" />
      <section className="mt-8" aria-labelledby="produk">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="produk" className="text-xl">
            Produk
          </h2>
          {products.length > 0 && (
            <Link to={all} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Lihat semua ({formatQuantity(String(seller.productCount))})
            </Link>
          )}
        </div>
        {products.length === 0 ? (
          <div className={cardClass}>
            <EmptyState title="Seller ini belum menjual produk" />
          </div>
        ) : (
          <ProductGrid products={products} label={`Produk ${seller.name}`} wide />
        )}
      </section>
    </main>
  )
}

/** The breadcrumb of a seller's page [ROUTE-7]. */
export function sellerCrumbs(seller: Pick<SellerDetail, 'name' | 'username'>, below?: string) {
  const list = [
    { label: 'Beranda', to: '/' },
    { label: 'Seller', to: '/seller' },
  ]
  if (!below) return [...list, { label: seller.name }]
  return [...list, { label: seller.name, to: sellerPath(seller.username) }, { label: below }]
}

/** The seller, and the viewer's subscription or how to get one [ROLE-2]. */
function SellerHead({ seller }: { seller: SellerDetail }) {
  return (
    <Card padded className="overflow-hidden">
      {seller.banner && (
        <Photo
          src={seller.banner}
          sizes="(max-width: 80rem) 100vw, 80rem"
          alt=""
          width={1600}
          height={400}
          className="-mx-4 -mt-4 mb-5 aspect-5/2 w-[calc(100%+2rem)] max-w-none bg-page object-cover sm:-mx-5 sm:-mt-5 sm:aspect-4/1 sm:w-[calc(100%+2.5rem)] lg:aspect-5/1"
        />
      )}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar name={seller.name} src={seller.logo} square size={seller.logo ? 'xl' : 'lg'} />
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">{seller.name}</h1>
            <SubscriptionState seller={seller} />
          </div>
          <p className="mt-1 text-sm text-mute">{sellerWords(seller)}</p>
          <p className="mt-3 max-w-prose text-ink-soft">{seller.about}</p>
          <ul className="mt-4 grid gap-x-6 gap-y-2 text-sm text-ink-soft sm:flex sm:flex-wrap">
            <Fact icon="box">
              <span className="num">{formatQuantity(String(seller.productCount))} produk</span>
            </Fact>
            <Fact icon="pin">{[seller.address, seller.city, seller.province].filter(Boolean).join(', ')}</Fact>
            <ShopHours username={seller.username} />
            {seller.paymentTypes.length > 0 && <Fact icon="card">{seller.paymentTypes.join(', ')}</Fact>}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs font-semibold text-ink-soft">
            <SellerCategories ids={seller.categoryIds} />
          </p>
        </div>
        <SellerContact seller={seller} />
      </div>
    </Card>
  )
}

function SubscriptionState({ seller }: { seller: SellerDetail }) {
  const { company } = useViewer()
  if (seller.subscribed) return <StatusPill tone="primary">Langganan</StatusPill>
  if (company?.kind !== 'buyer') return null
  const state = seller.subscriptionState
  return state ? <SubscriptionPill state={state} /> : <StatusPill>Belum berlangganan</StatusPill>
}

function SellerContact({ seller }: { seller: SellerDetail }) {
  const { company } = useViewer()
  const here = useHere()
  const from = company ? `kami dari ${company.name}` : 'kami'
  const text = `Halo ${seller.name}, ${from} ingin bertanya tentang produk Anda di Sentra Bahan.`
  return (
    <div className="grid w-full gap-2.5 sm:w-64">
      {company?.kind === 'buyer' && !seller.subscribed && <SubscribePanel seller={seller} />}
      {seller.subscribed && <ChatButton sellerId={seller.id} variant="primary" block />}
      {!company && (
        <>
          <p className="text-sm text-mute">Harga terbuka bagi perusahaan yang masuk dan berlangganan.</p>
          <Link to={signInPath(here)} className={buttonClass({ block: true })}>
            Masuk untuk melihat harga
          </Link>
        </>
      )}
      <a
        href={whatsappLink(seller.phone, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        <Icon name="whatsapp" size={18} />
        Hubungi lewat WhatsApp
        <span className="sr-only"> (jendela baru)</span>
      </a>
    </div>
  )
}

function Fact({ icon, children }: { icon: 'box' | 'pin' | 'card'; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={18} className="mt-0.5 text-mute" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
