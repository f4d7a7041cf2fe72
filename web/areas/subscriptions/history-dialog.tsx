import { useQuery } from '@tanstack/react-query'
import type { Distributor } from '#domain/subscriptions/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { SubscriptionHistory } from './subscription-history.tsx'

/** What has happened to one of the buyer's subscriptions [REG-4]. */
export function HistoryDialog({ distributor, onClose }: { distributor: Distributor; onClose: () => void }) {
  const { langganan_id, seller_nama } = distributor
  const { data, isPending, refetch, isFetching } = useQuery({
    queryKey: ['langganan', langganan_id],
    queryFn: () => callApi('langganan/detail', { langganan_id }),
  })
  return (
    <Modal open onClose={onClose} title="Riwayat langganan" description={seller_nama}>
      {data ? (
        <SubscriptionHistory acts={data.data.riwayat} />
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
