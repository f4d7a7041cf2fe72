import { formatRupiah } from '#domain/format.ts'

interface Props {
  limits: { limit_per_transaksi: string | null; limit_per_bulan: string | null }
}

/** What a purchaser may order without approval, in a line [ROLE-10]. */
export function LimitsLine({ limits }: Props) {
  const { limit_per_transaksi: order, limit_per_bulan: month } = limits
  if (order === null && month === null) return <span className="text-mute">Tanpa limit</span>
  return (
    <span className="num">
      {order !== null && (
        <span className="block">
          <Amount of={order} /> <span className="whitespace-nowrap">per transaksi</span>
        </span>
      )}
      {month !== null && (
        <span className="block">
          <Amount of={month} /> <span className="whitespace-nowrap">per bulan</span>
        </span>
      )}
    </span>
  )
}

function Amount({ of }: { of: string }) {
  return <span className="whitespace-nowrap">{formatRupiah(of)}</span>
}
