import { useQuery } from '@tanstack/react-query'
import type { Reward } from '#domain/loyalty/contract.ts'
import { rewardsQuery } from './queries.ts'
import { Rewards } from './rewards.tsx'

interface Props {
  companyId: string
  userId: string
  /** What becomes of the voucher here, said before. */
  wordsFor: (reward: Reward) => string | null
  onRedeemed: (voucherId: string, reward: Reward) => void
}

/** Redeeming points where a voucher is wanted; nothing where there are no rewards, or they cannot be read [ORDER-1]. */
export function RewardsHere(props: Props) {
  const { data: rewards } = useQuery(rewardsQuery(props.companyId))
  return rewards && rewards.length > 0 ? <Rewards {...props} rewards={rewards} /> : null
}
