import { useSuspenseQuery } from '@tanstack/react-query'
import { Balance } from './balance.tsx'
import { PointHistory } from './point-history.tsx'
import { balanceQuery, pointHistoryQuery, rewardsQuery, vouchersQuery } from './queries.ts'
import { Rewards } from './rewards.tsx'
import { Vouchers } from './vouchers.tsx'

interface Props {
  companyId: string
  userId: string
  /** The page of the history. */
  page: number
}

/** The company's points: balance, history, rewards and vouchers [REG-5]. */
export function LoyaltyView({ companyId, userId, page }: Props) {
  const { data: balance } = useSuspenseQuery(balanceQuery(companyId))
  const { data: rewards } = useSuspenseQuery(rewardsQuery(companyId))
  const { data: vouchers } = useSuspenseQuery(vouchersQuery(companyId))
  const { data: history } = useSuspenseQuery(pointHistoryQuery(companyId, page))

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      {/* one column on a narrow screen, most important first */}
      <div className="grid min-w-0 gap-5 max-lg:contents lg:order-last">
        <Balance balance={balance} />
        <Vouchers vouchers={vouchers} className="max-lg:order-1" />
      </div>
      <div className="grid min-w-0 gap-5 max-lg:contents">
        <Rewards companyId={companyId} userId={userId} rewards={rewards} />
        <PointHistory history={history} className="max-lg:order-2" />
      </div>
    </div>
  )
}
