import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { inboxPath, NegotiationStatePill } from '#web/areas/negotiations/public.ts'
import { OrderStatePill } from '#web/areas/orders/public.ts'
import { customerPath, SubscriptionPill } from '#web/areas/subscriptions/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { besideQuery, roomQuery } from '../queries.ts'
import { colleaguesQuery } from './queries.ts'

interface Props {
  roomId: string
  /** The address of an order of this customer. */
  salePath: (orderId: string) => string
}

/** The dealings of the seller with the customer: subscription, contact, negotiations, orders. */
export function CustomerPanel({ roomId, salePath }: Props) {
  const beside = useQuery(besideQuery(roomId))
  if (!beside.data) {
    if (beside.isError) return <ErrorState onRetry={() => void beside.refetch()} working={beside.isFetching} />
    return (
      <Loading className="p-4">
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const { subscription, negotiations, orders } = beside.data
  return (
    <div className="grid gap-5 p-4 text-sm">
      <section aria-label="Langganan">
        <h3 className="mb-2 text-sm font-semibold">Langganan</h3>
        {subscription ? (
          <p className="flex flex-wrap items-center gap-2">
            <SubscriptionPill state={subscription.state} />
            <span className="num text-mute">sejak {formatDate(subscription.since)}</span>
            <Link to={customerPath(subscription.id)} className="text-link">
              Lihat langganan
            </Link>
          </p>
        ) : (
          <p className="text-mute">Perusahaan ini tidak berlangganan.</p>
        )}
      </section>
      <HandOver roomId={roomId} />
      <section aria-label="Nego berjalan">
        <h3 className="mb-2 text-sm font-semibold">Nego berjalan</h3>
        {negotiations.length === 0 && <p className="text-mute">Tidak ada.</p>}
        <ul className="grid gap-2">
          {negotiations.map(({ id, productName, state }) => (
            <li key={id} className="grid justify-items-start gap-1">
              <Link to={inboxPath(id)} className="text-link">
                {productName}
              </Link>
              <NegotiationStatePill state={state} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Pesanan terakhir">
        <h3 className="mb-2 text-sm font-semibold">Pesanan terakhir</h3>
        {orders.length === 0 && <p className="text-mute">Belum ada.</p>}
        <ul className="grid gap-2.5">
          {orders.map(({ id, number, state, stateLabel, total, placedAt }) => (
            <li key={id} className="grid justify-items-start gap-1">
              <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
                <Link to={salePath(id)} className="text-link num">
                  {number}
                </Link>
                <span className="num text-mute">{formatDate(placedAt)}</span>
              </span>
              <span className="flex w-full flex-wrap items-center justify-between gap-x-3">
                <OrderStatePill order={{ state, stateLabel }} />
                <span className="num font-semibold">
                  <Amount of={total} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The customer's contact at the seller, and a colleague to hand over to [SELLER-3]. */
function HandOver({ roomId }: { roomId: string }) {
  const may = viewerMay(useViewer(), 'customers.change')
  const { data: room } = useQuery(roomQuery({ roomId }))
  const colleagues = useQuery({ ...colleaguesQuery, enabled: may })
  const [chosen, setChosen] = useState('')
  const handOver = useAct('pusat-seller/chat/serahkan', {
    done: 'Pelanggan diserahkan',
    refreshes: ['subscription', 'chat'],
  })
  const others = colleagues.data?.filter(({ id }) => id !== room?.sellerUserId) ?? []

  return (
    <section aria-label="Ditangani oleh">
      <h3 className="mb-2 text-sm font-semibold">Ditangani oleh</h3>
      <p>{room?.salesName}</p>
      {colleagues.isError && (
        <p role="alert" className="mt-1 text-danger">
          Gagal mendapatkan sales{' '}
          <button type="button" className="text-link" onClick={() => void colleagues.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {others.length > 0 && (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void handOver.send({ roomId, userId: chosen }).then((problem) => problem ?? setChosen(''))
          }}
        >
          <Field label="Serahkan kepada" hideLabel>
            <Select
              size="sm"
              placeholder="Serahkan kepada …"
              value={chosen}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            working={handOver.working}
            disabled={chosen === ''}
            reason="Pilih rekan yang akan menangani."
          >
            Serahkan
          </Button>
        </form>
      )}
    </section>
  )
}
