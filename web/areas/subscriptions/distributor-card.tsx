import { useState } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { Distributor } from '#domain/subscriptions/codec.ts'
import { isOver } from '#domain/subscriptions/state.ts'
import { callApi } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/dates.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { AskButton } from './ask-button.tsx'
import { AskPaymentType } from './ask-payment-type.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { SubscriptionPill } from './subscription-pill.tsx'

/** One seller of a buyer: state, payment types, what the seller wrote, and what can be done [REG-4]. */
export function DistributorCard({ distributor }: { distributor: Distributor }) {
  const { sellerName, sellerNote, obstacle, can } = distributor
  return (
    <Card padded as="article" aria-label={sellerName} className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <Avatar name={sellerName} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug">
            <Link to={sellerPath(distributor.sellerUsername)} className="no-underline hover:text-primary">
              {sellerName}
            </Link>
          </h2>
          <p className="text-sm text-mute">{distributor.sellerCity}</p>
        </div>
        <SubscriptionPill state={distributor.state} />
      </div>
      <FactList facts={factsOf(distributor)} layout="rows" />
      {sellerNote && (
        <Notice tone="attention" title="Dari seller">
          <span className="wrap-anywhere">{sellerNote}</span>
        </Notice>
      )}
      {obstacle && (
        <Notice
          tone="attention"
          action={<AskPaymentType sellerId={distributor.sellerId} obstacle={can.askPayment.reason} />}
        >
          {obstacle}
        </Notice>
      )}
      <Acts distributor={distributor} />
    </Card>
  )
}

function factsOf({ state, paymentTypes, salesName, since, updatedAt, intendedUse }: Distributor) {
  if (state === 'active') {
    return [
      { label: 'Pembayaran', value: paymentTypes.map(({ name }) => name).join(', ') || 'Belum ada' },
      { label: 'Sales', value: salesName ?? 'Belum ditentukan' },
      ...(since ? [{ label: 'Pelanggan sejak', value: formatDate(since) }] : []),
    ]
  }
  return [
    ...(intendedUse
      ? [{ label: 'Rencana penggunaan', value: <span className="wrap-anywhere">{intendedUse}</span> }]
      : []),
    { label: 'Diperbarui', value: formatDate(updatedAt) },
  ]
}

function Acts({ distributor }: { distributor: Distributor }) {
  const { id, version, state, sellerId, sellerName, can } = distributor
  const [asking, setAsking] = useState<'answer' | 'withdraw' | 'history' | null>(null)
  const { working, act } = usePageAct()
  const close = () => setAsking(null)
  const asked = { langganan_id: id, versi: version }
  const open = state === 'requested' || state === 'documents_wanted'

  async function withdraw() {
    await act(() => callApi('langganan/tarik', asked), 'Pengajuan ditarik')
    close()
  }

  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      {state === 'documents_wanted' && (
        <Button size="sm" disabled={!can.answer.allowed} reason={can.answer.reason} onClick={() => setAsking('answer')}>
          Jawab permintaan
        </Button>
      )}
      {isOver(state) && (
        <AskButton
          seller={{ id: sellerId, name: sellerName }}
          label="Ajukan lagi"
          size="sm"
          obstacle={can.ask.reason}
        />
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsking('history')}>
        Riwayat
      </Button>
      {open && (
        <Button
          size="sm"
          variant="ghost"
          disabled={!can.withdraw.allowed}
          reason={can.withdraw.reason}
          onClick={() => setAsking('withdraw')}
        >
          Tarik pengajuan
        </Button>
      )}
      {asking === 'history' && <HistoryDialog distributor={distributor} onClose={close} />}
      {state === 'documents_wanted' && (
        <AnswerDialog open={asking === 'answer'} distributor={distributor} onClose={close} />
      )}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title="Tarik pengajuan ini?"
        confirmLabel="Ya, tarik"
        working={working}
        onConfirm={() => void withdraw()}
        onCancel={close}
      >
        {sellerName} tidak lagi meninjau pengajuan Anda. Anda dapat mengajukan lagi kapan saja.
      </ConfirmDialog>
    </div>
  )
}
