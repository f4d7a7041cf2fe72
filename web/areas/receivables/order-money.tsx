import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/orders/codec.ts'
import type { Proof } from '#domain/receivables/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MoneyCard } from './money-card.tsx'
import { ProofList } from './proof-list.tsx'
import { orderMoneyQuery } from './queries.ts'
import { restAfter } from './rest-after.ts'
import { SendProofDialog } from './send-proof-dialog.tsx'

/** The money of an order as its buyer sees it: what is left until when, and proofs of what was paid [PAY-1]. */
export function OrderMoney({ order }: { order: Order }) {
  const { data: money } = useSuspenseQuery(orderMoneyQuery(order.id))
  const [isSending, setSending] = useState(false)
  const proves = viewerMay(useViewer(), 'payments.prove')
  return (
    <>
      <MoneyCard
        money={money}
        restAfter={restAfter(order)}
        creditText="Kelebihan bayar Anda pada seller ini:"
        proofs={
          <ProofList
            proofs={money.proofs}
            file="tagihan/bukti/berkas"
            actsOf={(proof) => proves && <WithdrawButton proof={proof} />}
          />
        }
        acts={
          money.can.sendProof.allowed && (
            <Button variant="secondary" onClick={() => setSending(true)}>
              Kirim bukti pembayaran
            </Button>
          )
        }
      />
      {isSending && <SendProofDialog money={money} onClose={() => setSending(false)} />}
    </>
  )
}

function WithdrawButton({ proof }: { proof: Proof }) {
  const withdraw = useAct('tagihan/bukti/tarik', { done: 'Bukti ditarik', refreshes: ['order'] })
  return (
    <Button
      variant="ghost"
      size="sm"
      working={withdraw.working}
      onClick={() => void withdraw.send({ bukti_id: proof.id, versi: proof.version })}
    >
      Tarik
    </Button>
  )
}
