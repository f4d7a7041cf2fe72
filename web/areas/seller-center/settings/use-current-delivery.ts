import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answered, Problem } from '#web/lib/form/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { deliveryQuery } from './queries.ts'

/**
 * The delivery that the forms of a page were filled from. It follows the person's own saves, which are taken only where
 * nobody else saved in between; who is told that somebody did gets the new state in the fields [SHOP-8].
 */
export function useCurrentDelivery() {
  const { data: newest } = useSuspenseQuery(deliveryQuery)
  const client = useQueryClient()
  const [{ delivery, filled }, setCurrent] = useState({ delivery: newest, filled: 0 })

  function answered({ data }: Answered<'pusat-seller/pengaturan/kirim'>): void {
    setCurrent((current) => ({ ...current, delivery: data }))
  }

  function onRefused({ sentence, movedOn }: Problem): void {
    toast.failure(sentence)
    // asked again before the refusal was told
    const found = client.getQueryData(deliveryQuery.queryKey)
    if (movedOn && found) setCurrent((current) => ({ delivery: found, filled: current.filled + 1 }))
  }

  return { delivery, filled, saving: { answered, onRefused } }
}

/** What a form of the page is filled from, and how it tells of its saves. */
export type CurrentDelivery = Pick<ReturnType<typeof useCurrentDelivery>, 'delivery' | 'saving'>
