import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Codec } from '#domain/codec.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { negotiationKey } from './negotiation-queries.ts'

const FAILED = 'Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

/** Null: the act is done. */
export type ActProblem = { sentence: string; field: string | undefined; movedOn: boolean } | null

/**
 * Runs acts on one negotiation and shows at once what became of it; when it had moved on, that is said and the new
 * state shown [NEGO-14].
 */
export function useNegotiationAct<Wire>(
  companyId: string,
  detailKey: QueryKey,
  { decode }: Pick<Codec<unknown, Wire>, 'decode'>,
) {
  const client = useQueryClient()
  const [working, setWorking] = useState<string | null>(null)

  async function act(name: string, call: () => Promise<{ data: Wire }>, done: string): Promise<ActProblem> {
    setWorking(name)
    try {
      const { data } = await call()
      // an answer still on its way is older than this one
      await client.cancelQueries({ queryKey: detailKey })
      client.setQueryData(detailKey, decode(data))
      void client.invalidateQueries({
        queryKey: negotiationKey(companyId),
        predicate: (query) => query.queryKey[2] !== detailKey[2],
      })
      toast.success(done)
      return null
    } catch (error) {
      const sentence = sentenceOf(error, FAILED)
      toast.failure(sentence)
      await client.invalidateQueries({ queryKey: negotiationKey(companyId) })
      return {
        sentence,
        field: error instanceof ApiError ? error.field : undefined,
        movedOn: error instanceof ApiError && error.status === 409,
      }
    } finally {
      setWorking(null)
    }
  }

  return { working, act }
}
