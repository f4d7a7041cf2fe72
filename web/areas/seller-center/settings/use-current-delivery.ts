import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answered, Problem } from '#web/lib/form/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { deliveryQuery } from './queries.ts'

/**
 * The delivery terms that the forms of a page were filled from. They follow the person's own saves, unless another
 * member saved in between; after a conflict the fields show the new state [SHOP-8].
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
    // refetched before the refusal was shown
    const found = client.getQueryData(deliveryQuery.queryKey)
    if (movedOn && found) setCurrent((current) => ({ delivery: found, filled: current.filled + 1 }))
  }

  return { delivery, filled, saving: { answered, onRefused } }
}

/** The terms that a form of the page is filled from, and the callbacks of its saves. */
export type CurrentDelivery = Pick<ReturnType<typeof useCurrentDelivery>, 'delivery' | 'saving'>
