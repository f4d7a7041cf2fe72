import { useSuspenseQuery } from '@tanstack/react-query'
import type { Days } from '#domain/period.ts'
import { BreakdownView } from '#web/areas/orders/public.ts'
import { SALES_PATH } from '../paths.ts'
import { salesBreakdownQuery } from './queries.ts'

/** Confirmed sales by month, material and customer [ORDER-8]. */
export function SalesBreakdown({ days }: { days: Days }) {
  const { data: report } = useSuspenseQuery(salesBreakdownQuery(days))
  return (
    <BreakdownView
      report={report}
      days={days}
      listPath={SALES_PATH}
      words={{
        partner: 'Pelanggan',
        byMonth: 'Penjualan per bulan',
        byMaterial: 'Penjualan per bahan',
        byPartner: 'Penjualan per pelanggan',
        none: 'Pesanan yang dikonfirmasi selama rentang ini tampil di sini.',
      }}
    />
  )
}
