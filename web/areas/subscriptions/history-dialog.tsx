import { useQuery } from '@tanstack/react-query'
import type { Distributor } from '#domain/subscriptions/codec.ts'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { distributorQuery } from './queries.ts'
import { SubscriptionHistory } from './subscription-history.tsx'

/** The history of one of the buyer's subscriptions [REG-4]. */
export function HistoryDialog({ distributor, onClose }: { distributor: Distributor; onClose: () => void }) {
  const { id, sellerName } = distributor
  const { data, isPending, refetch, isFetching } = useQuery(distributorQuery(id))
  return (
    <Modal open onClose={onClose} title="Riwayat langganan" description={sellerName}>
      {data ? (
        <SubscriptionHistory acts={data.history} />
      ) : isPending ? (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <ErrorState title="Riwayat belum dapat dimuat" onRetry={() => void refetch()} working={isFetching} />
      )}
    </Modal>
  )
}
