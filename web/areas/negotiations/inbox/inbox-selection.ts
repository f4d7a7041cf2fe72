import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { NegotiationSummary } from '#domain/negotiations/shapes.ts'

/**
 * The negotiation beside the inbox. Once chosen, it is in the address; before that it is the first of the list, and
 * stays when the list changes, because an answer may be in progress.
 */
export function useInboxSelection(negotiations: readonly NegotiationSummary[]) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [first, setFirst] = useState(negotiations[0]?.id ?? null)
  if (first === null && negotiations[0]) setFirst(negotiations[0].id)
  const chosen = address.get('nego_id')

  const choose = useCallback(
    (negotiationId: string | null) => {
      const next = new URLSearchParams(address)
      if (negotiationId === null) next.delete('nego_id')
      else next.set('nego_id', negotiationId)
      void navigate(
        { search: next.size > 0 ? `?${next}` : '' },
        // the list stays, and going back leads to it instead of through every row
        { replace: address.has('nego_id'), preventScrollReset: true, defaultShouldRevalidate: false },
      )
    },
    [address, navigate],
  )

  return { chosen, selected: chosen ?? first, choose }
}
