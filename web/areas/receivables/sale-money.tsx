import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { yes } from '#domain/machine.ts'
import { lesser } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Entry, Proof, ShownMoney } from '#domain/receivables/contract.ts'
import { Amount } from '#web/lib/amount.tsx'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { MoneyCard } from './money-card.tsx'
import { ProofList } from './proof-list.tsx'
import { saleMoneyQuery } from './queries.ts'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'
import { restAfter } from './rest-after.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

/** The money of an order as its seller sees it: record, undo, use credit, write off [PAY-1]. */
export function SaleMoney({ order }: { order: Order }) {
  const { data: money } = useSuspenseQuery(saleMoneyQuery(order.id))
  const { asking, snapshot, ask, close } = useConfirmation<'record' | 'credit' | 'write-off', ShownMoney>(money)
  const [proof, setProof] = useState<Proof | null>(null)
  const viewer = useViewer()
  const records = viewerMay(viewer, 'payments.record')
  const writesOff = viewerMay(viewer, 'payments.write-off')
  const { can } = money
  const record = (by: Proof | null) => {
    setProof(by)
    ask('record')
  }

  const acts = (
    <>
      {records && can.record.allowed && (
        <Button variant="secondary" onClick={() => record(null)}>
          Catat pembayaran
        </Button>
      )}
      {records && can.spendCredit.allowed && (
        <Button variant="secondary" onClick={() => ask('credit')}>
          Pakai kelebihan bayar
        </Button>
      )}
      {writesOff && can.writeOff.allowed && (
        <Button variant="secondary" onClick={() => ask('write-off')}>
          Hapus buku
        </Button>
      )}
    </>
  )

  return (
    <>
      <MoneyCard
        money={money}
        restAfter={restAfter(order)}
        creditText="Kelebihan bayar pembeli ini:"
        acts={records && money.state !== null && money.state !== 'paid' && acts}
        proofs={
          <ProofList
            proofs={money.proofs}
            file="pusat-seller/pembayaran/bukti/berkas"
            actsOf={(shown) =>
              records && (
                <>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={!can.record.allowed}
                    reason={can.record.reason}
                    onClick={() => record(shown)}
                  >
                    Catat pembayaran
                  </Button>
                  <DeclineProof proof={shown} />
                </>
              )
            }
          />
        }
        actOf={(entry) => records && entry.isUndoable && <UndoButton entry={entry} />}
      />
      {asking === 'record' && <RecordPaymentDialog money={snapshot} proof={proof} onClose={close} />}
      {asking === 'write-off' && <WriteOffDialog money={snapshot} onClose={close} />}
      <SpendCredit open={asking === 'credit'} money={snapshot} onClose={close} />
    </>
  )
}

function SpendCredit({ open, money, onClose }: { open: boolean; money: ShownMoney; onClose: () => void }) {
  const act = useKeyedAct('pusat-seller/pembayaran/pakai-kelebihan', {
    done: 'Kelebihan bayar dipakai',
    refreshes: ['order'],
  })
  const amount = lesser(money.credit, money.open).text(2)
  return (
    <ConfirmDialog
      open={open}
      title="Pakai kelebihan bayar?"
      confirmLabel="Ya, pakai"
      working={act.working}
      onConfirm={() => void act.send({ orderId: money.orderId, amount, open: money.open }).then(onClose)}
      onCancel={onClose}
    >
      <strong className="num font-semibold text-ink">
        <Amount of={amount} />
      </strong>{' '}
      dari kelebihan bayar pembeli melunasi tagihan pesanan {money.number}.
    </ConfirmDialog>
  )
}

function UndoButton({ entry }: { entry: Entry }) {
  return actsOn(entry, {
    undo: actOn('pusat-seller/pembayaran/batalkan', {
      label: 'Batalkan',
      can: yes,
      variant: 'ghost',
      size: 'sm',
      body: ({ id }, reason) => ({ id, reason }),
      field: {
        name: 'reason',
        label: 'Alasan',
        hint: 'Alasan ini dibaca oleh pembeli.',
        longest: LONGEST.orderReason,
      },
      title: ({ label }) => `Batalkan catatan ${label.toLowerCase()}?`,
      text: (snapshot) => `${undoneOf(snapshot)} Catatannya tetap tampil bersama alasan Anda, dan pembeli diberi tahu.`,
      confirmLabel: 'Batalkan catatan',
      tone: 'danger',
      done: 'Catatan dibatalkan',
      refreshes: ['order'],
    }),
  })
}

function undoneOf({ whole, orders }: Entry): string {
  if (orders === 1) return `${formatRupiah(whole)} dibatalkan dan menjadi tagihan lagi.`
  return `Seluruh ${formatRupiah(whole)} untuk ${orders} pesanan dibatalkan dan menjadi tagihan lagi.`
}

/** Declines a proof of payment with a reason, which the buyer reads [PAY-1]. */
function DeclineProof({ proof }: { proof: Proof }) {
  return actsOn(proof, {
    decline: actOn('pusat-seller/pembayaran/bukti/tolak', {
      label: 'Tolak',
      can: yes,
      variant: 'ghost',
      size: 'sm',
      body: ({ id, version }, reason) => ({ id, version, reason }),
      field: {
        name: 'reason',
        label: 'Alasan',
        hint: 'Alasan ini dibaca oleh pembeli.',
        longest: LONGEST.orderReason,
      },
      title: 'Tolak bukti pembayaran?',
      text: ({ amount }) => `Pembayaran ${formatRupiah(amount)} tidak dicatat, dan pembeli diberi tahu.`,
      confirmLabel: 'Tolak bukti',
      tone: 'danger',
      done: 'Bukti ditolak',
      refreshes: ['order'],
    }),
  })
}
