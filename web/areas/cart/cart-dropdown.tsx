import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CartLine, CartShortcut } from '#domain/cart/contract.ts'
import { productPath } from '#domain/catalogue/address.ts'
import { fillWords } from '#domain/fill-words.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { cartShortcutQuery } from './queries.ts'
import { cartCountQuery } from './queries-count.ts'

interface Props {
  companyId: string
  /** The count that the server rendered: this chunk may arrive when the cart is no longer the same. */
  rendered: number
}

/** The cart in the header: number of lines, the lines, their total. Failures are silent [HEAD-7, API-4]. */
export function CartDropdown({ companyId, rendered }: Props) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(cartCountQuery(companyId))
  const count = useIsHydrated() ? (data?.total ?? 0) : rendered
  const { data: cart, isPending } = useQuery({ ...cartShortcutQuery(companyId), enabled: open })
  const words = useInsideWords()
  const close = () => setOpen(false)

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={words.cart}
      aside={count > 0 && <span className="num text-mute">{fillWords(words.cartCount, { count: String(count) })}</span>}
      trigger={<IconButton icon="cart" label={words.cart} size="lg" count={count} />}
      footer={<Foot cart={cart} onLeave={close} />}
    >
      {isPending ? <LinesToCome /> : <Lines cart={cart} onLeave={close} />}
    </Popover>
  )
}

function Lines({ cart, onLeave }: { cart: CartShortcut | undefined; onLeave: () => void }) {
  const words = useInsideWords()
  if (!cart) return <p className="px-4 pb-5 pt-2 text-sm text-mute">{words.cartUnread}</p>
  if (cart.lines.length === 0) {
    return <p className="px-4 pb-5 pt-2 text-sm text-mute">{words.cartEmpty}</p>
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {cart.lines.map((line) => (
        <li key={line.id}>
          <Line line={line} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, onLeave }: { line: CartLine; onLeave: () => void }) {
  const words = useInsideWords()
  return (
    <Link
      to={productPath(line)}
      onClick={onLeave}
      className="flex items-center gap-3 px-4 py-2.5 no-underline -outline-offset-2 hover:bg-primary-wash"
    >
      <img src={line.picture} alt="" width={44} height={44} className="size-11 rounded-mark bg-page object-cover" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm font-semibold leading-snug">
          <bdi lang="id">{line.name}</bdi>
        </span>
        <span className="num block truncate text-xs text-mute">
          {formatQuantity(line.units)} {line.unit}
          {line.price !== null && withAmounts(` × ${formatRupiah(line.price)}`)}
        </span>
        {line.obstacle && <span className="line-clamp-2 text-xs text-danger">{line.obstacle}</span>}
        {line.negoLabel && (
          <span className="block truncate text-xs text-amber-ink">
            {words.negotiations}: {line.negoLabel}
          </span>
        )}
      </span>
      <span className="num shrink-0 text-sm font-semibold">
        {line.subtotal === null ? '–' : <Amount of={line.subtotal} />}
      </span>
    </Link>
  )
}

function Foot({ cart, onLeave }: { cart: CartShortcut | undefined; onLeave: () => void }) {
  const words = useInsideWords()
  if (cart?.lines.length === 0) {
    return (
      <Link to="/produk" onClick={onLeave} className={buttonClass({ block: true })}>
        {words.findProducts}
      </Link>
    )
  }
  return (
    <div className="grid gap-3">
      {cart && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-sm text-mute">{words.total}</span>
          <strong className="num text-lg">
            <Amount of={cart.total} />
          </strong>
        </p>
      )}
      <Link to="/keranjang" onClick={onLeave} className={buttonClass({ block: true })}>
        {words.openCart}
      </Link>
    </div>
  )
}

function LinesToCome() {
  return (
    <Loading inPanel className="grid gap-3 px-4 pb-4 pt-1">
      {[1, 2, 3].map((line) => (
        <span key={line} className="flex items-center gap-3">
          <Skeleton className="size-11" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
        </span>
      ))}
    </Loading>
  )
}
