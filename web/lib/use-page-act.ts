import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ApiError, sentenceOf } from './api-error.ts'

const FAILED = 'Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** Null: the act is done. */
export type ActProblem = { sentence: string; field: string | undefined; movedOn: boolean } | null

/** Runs an act and shows the page anew, also when what it was about has moved on meanwhile [ORDER-4, SELLER-3]. */
export function usePageAct() {
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
      return { sentence, field: error instanceof ApiError ? error.field : undefined, movedOn }
    } finally {
      setWorking(false)
    }
  }

  return { working, act }
}
