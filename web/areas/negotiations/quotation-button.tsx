import { useNavigate } from 'react-router'
import { isQuoted, type NegotiationState } from '#domain/negotiations/state.ts'
import { paperPath } from '#web/areas/order-documents/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  negotiation: {
    id: string
    state: NegotiationState
    running: boolean
    priceHolds: boolean
    deal: boolean
    steps: readonly { who: string }[]
  }
  size?: 'sm'
}

/** A link to the penawaran of the seller's price while that is valid; issued at the first request [DOC-1]. */
export function QuotationButton({ negotiation: { id, state, running, priceHolds, deal, steps }, size }: Props) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const isSeller = viewer.company?.kind === 'seller'
  const act = useAct(isSeller ? 'pusat-seller/nego/penawaran' : 'nego/penawaran', { refreshes: ['negotiation'] })
  if (!isQuoted(state) || !(running || priceHolds)) return null
  // a deal that its buyer has entered is no offer of the seller's
  if (deal && !steps.some(({ who }) => who === 'seller')) return null
  if (!viewerMay(viewer, isSeller ? 'sales-nego.act' : 'nego.act')) return null
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      icon={<Icon name="document" size={18} />}
      working={act.working}
      onClick={() => void act.send({ negotiationId: id }, { answered: ({ data }) => navigate(paperPath(data.id)) })}
    >
      Penawaran
    </Button>
  )
}
