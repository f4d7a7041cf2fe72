import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.tsx'

const FAILED = 'Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** Null: the act is done. */
export type ActProblem = { sentence: string; movedOn: boolean; field: string | undefined } | null

/** Runs an act on a subscription and shows the page anew, also when it has moved on meanwhile. */
export function useSubscriptionAct() {
  const { revalidate } = useRevalidator()
  const [working, setWorking] = useState(false)

  async function act(call: () => Promise<unknown>, done: string): Promise<ActProblem> {
    setWorking(true)
    try {
      await call()
      await revalidate()
      toast.success(done)
      return null
    } catch (error) {
      const sentence = sentenceOf(error, FAILED)
      toast.failure(sentence)
      const movedOn = error instanceof ApiError && error.status === 409
      if (movedOn) await revalidate()
      return { sentence, movedOn, field: error instanceof ApiError ? error.field : undefined }
    } finally {
      setWorking(false)
    }
  }

  return { working, act }
}
