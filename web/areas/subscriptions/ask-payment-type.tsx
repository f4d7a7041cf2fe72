import { useState } from 'react'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'

interface Props {
  sellerId: string
  /** Why it cannot be requested now, if the page knows. */
  obstacle?: string | null
}

/**
 * Requests a payment type from a seller when none is active; the seller is notified once a day. For members who may
 * request it [ROLE-5, ROLE-10].
 */
export function AskPaymentType({ sellerId, obstacle = null }: Props) {
  const [sent, setSent] = useState(false)
  const ask = useAct('langganan/minta-pembayaran', {
    done: 'Permintaan terkirim ke seller',
    refreshes: ['subscription'],
  })
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  const reason = sent ? 'Permintaan hari ini sudah dikirim.' : obstacle

  async function send() {
    const problem = await ask.send({ sellerId })
    if (!problem) setSent(true)
  }

  if (!mayAsk) return null
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
