import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { PriceSteps } from '#web/areas/prices/public.ts'
import { AwaitButton, SavedListButton } from '#web/areas/saved-products/public.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { useBackCloses } from '#web/ui/overlay/use-back-closes.ts'
import { Photo } from '#web/ui/picture/photo.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { BuyerActs, BuyerObstacle } from '../buying/buyer-acts.tsx'
import { OrderQuantityFields } from '../buying/order-quantity.tsx'
import { PendingActLink } from '../buying/pending-act-link.tsx'
import { useOrderQuantity } from '../buying/use-order-quantity.ts'
import { categoryStyle } from '../category-style.ts'
import { Price } from '../price.tsx'
import { isOffered, isOpen, priceVisibilityOf } from '../price-visibility.ts'
import { Classification } from '../product/classification.tsx'
import { mainFacts } from '../product/product-facts.ts'
import { productQuery } from '../queries.ts'
import { SellerLine } from '../seller/seller-line.tsx'

interface Props {
  code: string
  name: string
  open: boolean
  onClose: () => void
}

/** A product in a modal, so that its list stays where it is; going back closes it [CARD-4]. */
export default function QuickView({ code, name, open, onClose }: Props) {
  useBackCloses(open, onClose)
  const { data: product, error, isFetching, refetch } = useQuery({ ...productQuery(code), enabled: open })
  const gone = error instanceof ApiError && error.code === 'product_not_found'
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={product?.name ?? name}
      size="lg"
      footer={
        product && (
          // in place of the modal's entry in the history: back leads to the list
          <Link to={productPath(product)} replace className={buttonClass({ variant: 'secondary' })}>
            Detail Produk
          </Link>
        )
      }
    >
      {product && <Body product={product} />}
      {!product && gone && <EmptyState title="Tidak dijual lagi" text="Seller baru saja menarik produk ini." />}
      {!product && error && !gone && <ErrorState onRetry={() => void refetch()} working={isFetching} />}
      {!product && !error && <Coming />}
    </Modal>
  )
}

function Body({ product }: { product: ProductDetail }) {
  return (
    <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
      <Photo
        src={product.pictures[0]}
        sizes="(min-width: 40rem) 22rem, 100vw"
        alt={product.name}
        width={400}
        height={384}
        className={cx(
          'aspect-[1/0.86] w-full rounded-card border border-line object-contain max-sm:h-44',
          categoryStyle(product.categoryId)?.tint,
        )}
      />
      <div className="min-w-0 sm:row-span-2">
        <SellerLine
          seller={{
            name: product.sellerName,
            username: product.sellerUsername,
            type: product.sellerType,
            city: product.sellerCity,
            subscribed: product.subscribed,
          }}
        />
        <div className="mt-4">
          <Price product={product} size="panel" />
        </div>
        <Acts product={product} />
        <div className="mt-2 flex flex-wrap gap-1 *:flex-1">
          <AwaitButton product={product} className="basis-full text-primary" />
          <SavedListButton shelf="favourites" product={product} />
          <SavedListButton shelf="compared" product={product} />
        </div>
      </div>
      <div className="min-w-0">
        <Classification of={product}>
          {!product.available && <li className="text-danger">{product.leadDays ? 'Pesan dulu' : 'Stok habis'}</li>}
        </Classification>
        <FactList facts={mainFacts(product)} layout="rows" className="mt-1" />
      </div>
    </div>
  )
}

/** What the viewer may do with it [ROLE-1, ROLE-2, ROLE-3]. */
function Acts({ product }: { product: ProductDetail }) {
  const visibility = priceVisibilityOf(useViewer(), product)
  const quantity = useOrderQuantity(product)
  if (visibility === 'buyer' && isOffered(product)) {
    const { units } = quantity.chosenOf(product)
    return (
      <div className="mt-3 grid gap-3">
        <PriceSteps productId={product.id} unit={product.unit} minPurchase={product.minPurchase} units={units} />
        {quantity.obstacle === null && <OrderQuantityFields product={product} quantity={quantity} />}
        <BuyerObstacle product={product} quantity={quantity} />
        <div className="flex gap-2.5 *:grow">
          <BuyerActs product={product} quantity={quantity} />
        </div>
      </div>
    )
  }
  if (visibility !== 'visitor') return null
  return (
    <div className="mt-4 grid gap-2.5">
      {isOpen(product) && (
        <PendingActLink act="cart" code={product.code} className={buttonClass({ size: 'lg', block: true })} />
      )}
      {product.negotiable && (
        <PendingActLink act="nego" code={product.code} className={buttonClass({ variant: 'accent', block: true })} />
      )}
    </div>
  )
}

function Coming() {
  return (
    <Loading inPanel>
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="aspect-[1/0.86]" />
        <SkeletonText lines={7} />
      </div>
    </Loading>
  )
}
