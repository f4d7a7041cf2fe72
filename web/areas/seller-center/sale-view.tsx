import { useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import type { OrderDetail as Order } from '#domain/orders/shapes.ts'
import { CancelDialog, OrderDetail, ReasonDialog } from '#web/areas/orders/public.ts'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ConfirmSaleDialog } from './confirm-sale-dialog.tsx'
import { SALES_PATH, SELLER_CENTER_PATH } from './paths.ts'
import { ShipDialog } from './ship-dialog.tsx'

type Question = 'confirm' | 'ship' | 'complete' | 'cancel' | 'return' | 'paid'

/** One order as its seller sees it: confirm, ship, complete, cancel with a reason [SELLER-5]. */
export function SaleView({ order }: { order: Order }) {
  const [asking, setAsking] = useState<Question | null>(null)
  const { working, act } = usePageAct()
  const close = () => setAsking(null)
  // the page may show a newer order behind an open question: what is answered is what was asked about
  const [seenVersion, setSeenVersion] = useState(order.versi)
  const seen = { transaksi_id: order.transaksi_id, versi: seenVersion }

  function ask(question: Question) {
    setSeenVersion(order.versi)
    setAsking(question)
  }

  async function confirm() {
    await act(() => callApi('pusat-seller/pesanan/konfirmasi', seen), 'Pesanan dikonfirmasi')
    close()
  }

  async function complete() {
    await act(() => callApi('pusat-seller/pesanan/selesai', seen), 'Pesanan dicatat selesai')
    close()
  }

  async function markPaid() {
    await act(() => callApi('pusat-seller/pesanan/lunas', seen), 'Pembayaran dicatat lunas')
    close()
  }

  return (
    <>
      <OrderDetail
        order={order}
        partner="Pembeli"
        breadcrumb={[
          { label: 'Pusat Seller', to: SELLER_CENTER_PATH },
          { label: 'Pesanan', to: SALES_PATH },
          { label: order.nomor },
        ]}
        acts={<Acts order={order} onAsk={ask} />}
      />
      <ConfirmSaleDialog
        open={asking === 'confirm'}
        order={order}
        working={working}
        onConfirm={() => void confirm()}
        onClose={close}
      />
      <ShipDialog
        open={asking === 'ship'}
        working={working}
        onShip={(shipment) =>
          act(() => callApi('pusat-seller/pesanan/kirim', { ...seen, ...shipment }), 'Pengiriman dicatat')
        }
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'complete'}
        title="Catat pesanan sebagai selesai?"
        confirmLabel="Ya, selesai"
        working={working}
        onConfirm={() => void complete()}
        onCancel={close}
      >
        Lakukan ini bila barang sudah diterima pembeli dan belum dikonfirmasi oleh mereka.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'paid'}
        title="Tandai pesanan ini lunas?"
        confirmLabel="Ya, sudah lunas"
        working={working}
        onConfirm={() => void markPaid()}
        onCancel={close}
      >
        Pembayaran <strong className="num font-semibold text-ink">{formatRupiah(order.rincian.total)}</strong> dari{' '}
        {order.mitra_nama} dicatat sudah diterima, dan pembeli diberi tahu. Catatan ini tidak dapat dibatalkan.
      </ConfirmDialog>
      <CancelDialog
        open={asking === 'cancel'}
        reader="pembeli"
        working={working}
        onCancelOrder={(alasan) =>
          act(() => callApi('pusat-seller/pesanan/batal', { ...seen, alasan }), 'Pesanan dibatalkan')
        }
        onClose={close}
      />
      <ReasonDialog
        open={asking === 'return'}
        title="Batalkan pesanan yang sudah selesai?"
        description="Barang kembali ke stok, dan poin pembeli dari pesanan ini ditarik."
        label="Alasan retur"
        reader="pembeli"
        confirmLabel="Batalkan pesanan"
        working={working}
        onConfirm={(alasan) =>
          act(() => callApi('pusat-seller/pesanan/batal', { ...seen, alasan }), 'Pesanan dibatalkan')
        }
        onClose={close}
      />
    </>
  )
}

/** Of the three steps forward only the next one stands out; cancelling stays at hand while the order runs. */
function Acts({ order: { can, status, tempo }, onAsk }: { order: Order; onAsk: (question: Question) => void }) {
  if (status === 'dibatalkan') return null
  const paid = tempo && !tempo.lunas && status !== 'menunggu_konfirmasi' && (
    <Button
      variant={status === 'selesai' ? 'primary' : 'secondary'}
      disabled={!can.lunas.boleh}
      reason={can.lunas.alasan}
      onClick={() => onAsk('paid')}
    >
      Tandai lunas
    </Button>
  )
  if (status === 'selesai') {
    return (
      <>
        <Button
          variant="secondary"
          disabled={!can.batal.boleh}
          reason={can.batal.alasan}
          onClick={() => onAsk('return')}
        >
          Catat retur
        </Button>
        {paid}
      </>
    )
  }
  const steps = [
    { question: 'confirm', label: 'Konfirmasi', allowed: can.konfirmasi, from: 'menunggu_konfirmasi' },
    { question: 'ship', label: 'Kirim', allowed: can.kirim, from: 'diproses' },
    { question: 'complete', label: 'Selesai', allowed: can.selesai, from: 'dikirim' },
  ] as const
  return (
    <>
      <Button variant="secondary" disabled={!can.batal.boleh} reason={can.batal.alasan} onClick={() => onAsk('cancel')}>
        Batalkan
      </Button>
      {paid}
      {steps.map(({ question, label, allowed, from }) => (
        <Button
          key={question}
          variant={from === status ? 'primary' : 'secondary'}
          disabled={!allowed.boleh}
          reason={allowed.alasan}
          onClick={() => onAsk(question)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}
