import { useState } from 'react'
import { ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'

interface Props {
  sellerId: string
  /** Why it cannot be requested now, if the page knows. */
  obstacle?: string | null
}

/** Asks a seller for a payment type when none is active; the seller is told once a day [ROLE-5]. */
export function AskPaymentType({ sellerId, obstacle = null }: Props) {
  const [sent, setSent] = useState(false)
  const ask = useAct('langganan/minta-pembayaran', {
    done: 'Permintaan terkirim ke seller',
    refreshes: ['subscription'],
  })
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  const reason = mayAsk ? (sent ? 'Permintaan hari ini sudah dikirim.' : obstacle) : ROLE_FORBIDS

  async function send() {
    const problem = await ask.send({ seller_id: sellerId })
    if (!problem) setSent(true)
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      working={ask.working}
      disabled={reason !== null}
      reason={reason}
      onClick={() => void send()}
    >
      Minta tipe pembayaran
    </Button>
  )
}
