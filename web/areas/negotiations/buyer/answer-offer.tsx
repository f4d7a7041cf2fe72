import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#web/lib/form/use-act.ts'
import { AgreeDialog } from '../agree-dialog.tsx'
import { negotiationQuery } from '../queries.ts'
import { CounterDialog } from './counter-dialog.tsx'
import { enteringCart } from './entering-cart.ts'

interface Props {
  open: boolean
  negotiationId: string
  answer: 'agree' | 'counter'
  onClose: () => void
}

/** Answers a seller's offer from a list: what is agreed goes into the cart at once [NEGO-9, NEGO-12]. */
export function AnswerOffer({ open, negotiationId, answer, onClose }: Props) {
  const { data: nego } = useSuspenseQuery(negotiationQuery(negotiationId))
  const [offer, setOffer] = useState(nego)
  const agree = useAct('nego/setuju', { refreshes: ['negotiation'], shows: negotiationQuery(negotiationId) })
  const enterCart = useAct('nego/selesai', enteringCart(negotiationId))
  const working = agree.working || enterCart.working

  async function agreeAndEnter() {
    await agree.send(
      { id: offer.id, version: offer.version },
      { answered: ({ data }) => enterCart.send({ id: data.id, version: data.version }) },
    )
    onClose()
  }

  if (answer === 'counter') {
    return (
      <CounterDialog
        open={open}
        negotiation={nego}
        expectedVersion={offer.version}
        onCatchUp={() => setOffer(nego)}
        onClose={onClose}
      />
    )
  }
  return (
    <AgreeDialog
      open={open}
      offer={offer}
      negotiation={nego}
      partner={offer.sellerName}
      outcome="Produk langsung masuk ke keranjang. Harga ini berlaku sampai pukul 24.00 WIB hari ini."
      working={working}
      onAgree={() => void agreeAndEnter()}
      onClose={onClose}
    />
  )
}
