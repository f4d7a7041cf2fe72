import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { leadTimeWords } from './lead-time-words.ts'
import { stockQuery } from './queries.ts'
import { useStockDialog } from './use-stock-dialog.tsx'

/** Whether a product is sold beyond its stock, and in how many days that comes: saved by an act of its own [SHOP-6]. */
export function LeadTimeSection({ productId }: { productId: number }) {
  const { data, isFetching, isError, refetch } = useQuery(stockQuery(productId))
  const { ask, dialog } = useStockDialog()
  return (
    <Section
      title="Pesanan melebihi stok"
      aside={
        data?.can.change.allowed && (
          <Button variant="secondary" size="sm" onClick={ask(data.product, 'leadTime')}>
            Atur waktu tunggu
          </Button>
        )
      }
    >
      {data && (
        <p className="text-sm">
          {leadTimeWords(data.product) ?? 'Tidak diterima: pembeli memesan paling banyak yang ada di stok.'}
        </p>
      )}
      {!data && isError && <ErrorState onRetry={() => void refetch()} working={isFetching} />}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-6" />
        </Loading>
      )}
      {dialog}
    </Section>
  )
}
