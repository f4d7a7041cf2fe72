import { useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'

interface Props {
  sellerId: string
  /** Why it may not be asked now, where the page knows. */
  obstacle?: string | null
}

/** Asks a seller for a payment type where none is active; the seller is told once a day [ROLE-5]. */
export function AskPaymentType({ sellerId, obstacle = null }: Props) {
  const [sent, setSent] = useState(false)
  const { working, act } = usePageAct()
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  const reason = mayAsk ? (sent ? 'Permintaan hari ini sudah dikirim.' : obstacle) : NOT_ALLOWED

  async function ask() {
    const problem = await act(
      () => callApi('langganan/minta-pembayaran', { seller_id: sellerId }),
      'Permintaan terkirim ke seller',
    )
    if (!problem) setSent(true)
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      working={working}
      disabled={reason !== null}
      reason={reason}
      onClick={() => void ask()}
    >
      Minta tipe pembayaran
    </Button>
  )
}

const NOT_ALLOWED = 'Peran Anda tidak mengizinkan tindakan ini.'
