import { useState } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { subscriptionState } from '#domain/subscriptions/codec.ts'
import type { Distributor } from '#domain/subscriptions/contract.ts'
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
  const { seller_nama, catatan_seller, halangan, can } = distributor
  return (
    <Card padded as="article" aria-label={seller_nama} className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <Avatar name={seller_nama} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug">
            <Link to={sellerPath(distributor.seller_username)} className="no-underline hover:text-primary">
              {seller_nama}
            </Link>
          </h2>
          <p className="text-sm text-mute">{distributor.seller_kota}</p>
        </div>
        <SubscriptionPill state={subscriptionState.decode(distributor.status)} />
      </div>
      <FactList facts={factsOf(distributor)} layout="rows" />
      {catatan_seller && (
        <Notice tone="attention" title="Dari seller">
          <span className="wrap-anywhere">{catatan_seller}</span>
        </Notice>
      )}
      {halangan && (
        <Notice
          tone="attention"
          action={<AskPaymentType sellerId={distributor.seller_id} obstacle={can.minta_pembayaran.alasan} />}
        >
          {halangan}
        </Notice>
      )}
      <Acts distributor={distributor} />
    </Card>
  )
}

function factsOf({ status, tipe_pembayaran, sales_nama, sejak, diperbarui, penggunaan }: Distributor) {
  if (status === 'A') {
    return [
      { label: 'Pembayaran', value: tipe_pembayaran.map(({ nama }) => nama).join(', ') || 'Belum ada' },
      { label: 'Sales', value: sales_nama ?? 'Belum ditentukan' },
      ...(sejak ? [{ label: 'Pelanggan sejak', value: formatDate(sejak) }] : []),
    ]
  }
  return [
    ...(penggunaan
      ? [{ label: 'Rencana penggunaan', value: <span className="wrap-anywhere">{penggunaan}</span> }]
      : []),
    { label: 'Diperbarui', value: formatDate(diperbarui) },
  ]
}

function Acts({ distributor }: { distributor: Distributor }) {
  const { langganan_id, versi, status, seller_id, seller_nama, can } = distributor
  const [asking, setAsking] = useState<'answer' | 'withdraw' | 'history' | null>(null)
  const { working, act } = usePageAct()
  const close = () => setAsking(null)
  const asked = { langganan_id, versi }
  const open = status === 'diajukan' || status === 'perlu_dokumen'

  async function withdraw() {
    await act(() => callApi('langganan/tarik', asked), 'Pengajuan ditarik')
    close()
  }

  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      {status === 'perlu_dokumen' && (
        <Button size="sm" disabled={!can.jawab.boleh} reason={can.jawab.alasan} onClick={() => setAsking('answer')}>
          Jawab permintaan
        </Button>
      )}
      {isOver(subscriptionState.decode(status)) && (
        <AskButton
          seller={{ id: seller_id, name: seller_nama }}
          label="Ajukan lagi"
          size="sm"
          obstacle={can.ajukan.alasan}
        />
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsking('history')}>
        Riwayat
      </Button>
      {open && (
        <Button
          size="sm"
          variant="ghost"
          disabled={!can.tarik.boleh}
          reason={can.tarik.alasan}
          onClick={() => setAsking('withdraw')}
        >
          Tarik pengajuan
        </Button>
      )}
      {asking === 'history' && <HistoryDialog distributor={distributor} onClose={close} />}
      {status === 'perlu_dokumen' && (
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
        {seller_nama} tidak lagi meninjau pengajuan Anda. Anda dapat mengajukan lagi kapan saja.
      </ConfirmDialog>
    </div>
  )
}
