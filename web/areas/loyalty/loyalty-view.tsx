import { useRevalidator } from 'react-router'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Balance } from './balance.tsx'
import { PointHistory } from './point-history.tsx'
import type { Points } from './points.ts'
import { Rewards } from './rewards.tsx'
import { Vouchers } from './vouchers.tsx'

interface Props {
  companyId: string
  userId: string
  points: Points
}

/** The company's points: how many, why, and what they are given for [REG-5]. */
export function LoyaltyView({ companyId, userId, points }: Props) {
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  useLive('points', () => void revalidate())

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      {/* one column on a narrow screen, in the order of what is asked first */}
      <div className="grid min-w-0 gap-5 max-lg:contents lg:order-last">
        <Balance balance={points.balance} />
        <Vouchers vouchers={points.vouchers} className="max-lg:order-1" />
      </div>
      <div className="grid min-w-0 gap-5 max-lg:contents">
        <Rewards companyId={companyId} userId={userId} rewards={points.rewards} />
        <PointHistory history={points.history} className="max-lg:order-2" />
      </div>
    </div>
  )
}
