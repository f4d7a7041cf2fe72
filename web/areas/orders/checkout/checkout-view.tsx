import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cartQuery, tickedLines, useTicks } from '#web/areas/cart/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutToCome } from './checkout-to-come.tsx'

interface Props {
  companyId: string
  userId: string
  /** Why this member may not order; null if they may. */
  bar: string | null
}

/** From the ticked lines to placed orders [ORDER-1]. Only the browser knows the ticks, so it starts there. */
export function CheckoutView(props: Props) {
  const { data: cart } = useSuspenseQuery(cartQuery(props.companyId))
  // the cart is copied into state: placing the order empties it before its answer arrives [ORDER-2]
  const [{ sellers }] = useState(cart)
  const ticks = useTicks()

  return (
    <>
      <PageHeader
        title="Checkout"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Keranjang', to: '/keranjang' }, { label: 'Checkout' }]}
      />
      {ticks ? <Chosen {...props} cartIds={tickedLines(sellers, ticks).map((line) => line.id)} /> : <CheckoutToCome />}
    </>
  )
}

function Chosen({ cartIds, bar, ...rest }: Props & { cartIds: string[] }) {
  if (bar) return <NothingToDo title="Pesanan tidak dapat dibuat" text={bar} />
  if (cartIds.length === 0) {
    return (
      <NothingToDo
        title="Belum ada produk yang dipilih"
        text="Centang produk di keranjang, lalu lanjutkan ke checkout."
      />
    )
  }
  return <CheckoutForm cartIds={cartIds} {...rest} />
}

function NothingToDo({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <EmptyState
        icon="cart"
        title={title}
        text={text}
        action={
          <Link to="/keranjang" className={buttonClass()}>
            Kembali ke keranjang
          </Link>
        }
      />
    </Card>
  )
}
