import { useState } from 'react'
import { type Reward, redeemed } from '#domain/loyalty/codec.ts'
import { randomUuid } from '#web/lib/random-uuid.ts'
import { useAct } from '#web/lib/use-act.ts'

const UNANSWERED = 'Kami belum menerima jawaban dari server. Silakan coba lagi; poin tidak akan ditukar dua kali.'

/** Redeems a reward, once however often it is tried before an answer has come [REG-5]. */
export function useRedeem({ companyId, userId }: { companyId: string; userId: string }) {
  const { working, send } = useAct('poin/tukar', {
    done: ({ data }) => `Poin ditukar dengan voucher ${redeemed.decode(data).voucher.code}`,
    failed: UNANSWERED,
    refreshes: ['points'],
  })
  // the intention that has no answer yet
  const [open, setOpen] = useState<{ rewardId: string; key: string } | null>(null)

  async function redeem({ id }: Reward): Promise<void> {
    const intention = open?.rewardId === id ? open : { rewardId: id, key: randomUuid() }
    setOpen(intention)
    const body = { company_id: companyId, user_id: userId, hadiah_id: id, kunci: intention.key }
    const problem = await send(body)
    const isAnswered = problem === null || (problem.status > 0 && problem.status < 500)
    if (isAnswered) setOpen(null)
  }

  return { working, redeem }
}
