import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { Message } from '#domain/chat/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FileOfMessage } from '../files/file-of-message.tsx'
import { clockTime } from '../list/list-time.ts'
import { MessageText } from './message-text.tsx'
import type { ShownProduct } from './use-products.ts'

interface Props {
  message: Message
  own: boolean
  product: ShownProduct
  /** A search has led to it. */
  marked: boolean
  onLeave?: (() => void) | undefined
}

/** One message: own ones at the end, with a mark of whether the other side has read it [CHAT-6, CHAT-11]. */
export const MessageBubble = memo(function MessageBubble({ message, own, product, marked, onLeave }: Props) {
  const { kind, text, read, at } = message
  return (
    <Bubble own={own} id={bubbleId(message)} marked={marked}>
      {/* on one's own side it may be a colleague */}
      <span className="sr-only">{message.senderName}: </span>
      {kind === 'product' && <ProductOfMessage product={product} own={own} onLeave={onLeave} />}
      {message.file && <FileOfMessage file={message.file} />}
      {text !== '' && <MessageText text={text} />}
      <span className="num float-end mt-1 ms-3.5 text-xs leading-4.5 text-mute">
        {clockTime(at.time)}
        {own && (
          <Icon
            name={read ? 'checks' : 'check'}
            size={15}
            label={read ? 'dibaca' : 'terkirim'}
            className={cx('ms-1 inline-block align-[-3px]', read && 'text-primary')}
          />
        )}
      </span>
    </Bubble>
  )
})

interface BubbleProps {
  own: boolean
  id?: string
  marked?: boolean
  children: ReactNode
}

/** Where it stands on the page. */
export function bubbleId({ id }: Pick<Message, 'id'>): string {
  return `pesan-${id}`
}

/** The frame of a message, at the end where it is one's own. */
export function Bubble({ own, id, marked, children }: BubbleProps) {
  return (
    <div id={id} className={cx('flex min-w-0', own && 'justify-end')}>
      <div
        className={cx(
          'min-w-0 max-w-[min(32.5rem,85%)] rounded-card border px-3.5 pt-2 pb-1.75 text-base leading-snug',
          marked && 'outline-2 outline-amber',
          own ? 'rounded-se-sm border-primary-line/70 bg-primary-tint' : 'rounded-ss-sm border-line bg-paper',
        )}
      >
        {children}
      </div>
    </div>
  )
}

interface ProductOfMessageProps {
  product: ShownProduct
  own: boolean
  onLeave?: (() => void) | undefined
}

/** The product that a message is about, with its price where the viewer may see it now [CHAT-11, ROLE-4]. */
function ProductOfMessage({ product, own, onLeave }: ProductOfMessageProps) {
  if (product === undefined) {
    return (
      <Loading className="mb-1">
        <Skeleton className="h-14 w-64" />
      </Loading>
    )
  }
  if (product === null || product === 'lost') {
    return (
      <p className="text-sm text-mute">
        {product === null ? 'Produk ini tidak dijual lagi.' : 'Gagal mendapatkan produk'}
      </p>
    )
  }
  return (
    <span className="mb-2 block max-w-full min-w-60">
      <span className="flex items-center gap-3">
        <img
          src={product.picture}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-control bg-page object-cover"
        />
        <span className="min-w-0">
          <span className="block text-xs text-mute">Produk</span>
          <span className="block font-semibold wrap-anywhere">{product.name}</span>
        </span>
      </span>
      <span
        className={cx(
          'mt-2 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-t pt-1.5 text-sm',
          own ? 'border-primary-line/70' : 'border-line',
        )}
      >
        {product.price === null ? (
          <span />
        ) : (
          <span className="num font-semibold">
            <Amount of={product.price} /> <span className="font-normal text-mute">/ {product.unit}</span>
          </span>
        )}
        <Link to={productPath(product)} onClick={onLeave} className="text-link">
          Detail Produk
        </Link>
      </span>
    </span>
  )
}
