import { useQuery } from '@tanstack/react-query'
import type { Reward } from '#domain/loyalty/contract.ts'
import { rewardsQuery } from './queries.ts'
import { Rewards } from './rewards.tsx'

interface Props {
  companyId: string
  userId: string
  /** The effect of the voucher here, shown before redeeming. */
  wordsFor: (reward: Reward) => string | null
  onRedeemed: (voucherId: string, reward: Reward) => void
}

/** Redeems points where a voucher can be used; nothing where there are no rewards, or they cannot be read [ORDER-1]. */
export function RewardsHere(props: Props) {
  const { data: rewards } = useQuery(rewardsQuery(props.companyId))
  return rewards && rewards.length > 0 ? <Rewards {...props} rewards={rewards} /> : null
}
