import type { Reward } from '#domain/loyalty/contract.ts'
import { useKeyedAct } from '#web/lib/use-keyed-act.ts'

const UNANSWERED = 'Kami belum menerima jawaban dari server. Silakan coba lagi; poin tidak akan ditukar dua kali.'

interface Redeeming {
  companyId: string
  userId: string
  /** Told of the new voucher's id. */
  onRedeemed?: ((voucherId: string, reward: Reward) => void) | undefined
}

/** Redeems a reward, once however often it is tried before an answer has come [REG-5]. */
export function useRedeem({ companyId, userId, onRedeemed }: Redeeming) {
  const { working, send } = useKeyedAct('poin/tukar', {
    done: ({ data }) => `Poin ditukar dengan voucher ${data.voucher.code}`,
    failed: UNANSWERED,
    refreshes: ['points'],
  })

  async function redeem(reward: Reward): Promise<void> {
    await send(
      { companyId, userId, rewardId: reward.id, points: reward.points },
      { answered: ({ data }) => onRedeemed?.(data.voucher.id, reward) },
    )
  }

  return { working, redeem }
}
