import { Amount } from '#web/lib/amount.tsx'

interface Props {
  limits: { perOrder: string | null; perMonth: string | null }
}

/** What a purchaser may order without approval, in one line [ROLE-10]. */
export function LimitsLine({ limits }: Props) {
  const { perOrder: order, perMonth: month } = limits
  if (order === null && month === null) return <span className="text-mute">Tanpa limit</span>
  return (
    <span className="num">
      {order !== null && (
        <span className="block">
          <Amount of={order} /> <span className="whitespace-nowrap">per pesanan</span>
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
