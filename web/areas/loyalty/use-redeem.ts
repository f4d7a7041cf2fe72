import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Reward } from '#domain/loyalty/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { randomUuid } from '#web/lib/random-uuid.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { pointsKey } from './points.ts'

const UNANSWERED = 'Kami belum menerima jawaban dari server. Silakan coba lagi; poin tidak akan ditukar dua kali.'

/** Redeems a reward, once however often it is tried until an answer has come [REG-5]. */
export function useRedeem({ companyId, userId }: { companyId: string; userId: string }) {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [working, setWorking] = useState(false)
  // the intention whose answer has not come yet
  const [open, setOpen] = useState<{ rewardId: string; key: string } | null>(null)

  async function redeem({ id }: Reward): Promise<void> {
    const intention = open?.rewardId === id ? open : { rewardId: id, key: randomUuid() }
    setOpen(intention)
    setWorking(true)
    try {
      const body = { company_id: companyId, user_id: userId, hadiah_id: id, kunci: intention.key }
      const { data } = await callApi('poin/tukar', body)
      setOpen(null)
      toast.success(`Poin ditukar dengan voucher ${data.voucher.kode}`)
      await client.invalidateQueries({ queryKey: pointsKey(companyId) })
    } catch (error) {
      if (isAnswer(error)) setOpen(null)
      toast.failure(sentenceOf(error, UNANSWERED))
    } finally {
      await revalidate()
      setWorking(false)
    }
  }

  return { working, redeem }
}

function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !error.isNetworkFailure && error.status < 500
}
