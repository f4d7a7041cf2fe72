import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, sentenceOf } from '#web/lib/api/api.ts'
import type { AnyQuery } from '#web/lib/api/query.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

/** Fetches what a dialog is about when its button is pressed; a failure is said, and the dialog stays closed. */
export function useFetched() {
  const client = useQueryClient()
  const [working, setWorking] = useState<string | null>(null)

  async function fetch<Answer>(name: string, { queryKey, ask }: AnyQuery<Answer>): Promise<Answer | undefined> {
    setWorking(name)
    try {
      return await client.fetchQuery({ queryKey, queryFn: () => ask(callApi), staleTime: 0 })
    } catch (error) {
      toast.failure(sentenceOf(error, 'Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.'))
    } finally {
      setWorking(null)
    }
  }

  return { working, fetch }
}
