import { useState } from 'react'
import type { OrderDetail as Order } from '#domain/orders/shapes.ts'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Approval } from './approval.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderDetail } from './order-detail.tsx'
import { ORDERS_PATH } from './paths.ts'
import { SkippedDialog } from './skipped-dialog.tsx'
import { useReorder } from './use-reorder.ts'

interface Props {
  companyId: string
  order: Order
}

/** One order as its buyer sees it, with what the buyer may do now [ORDER-4, ORDER-5]. */
export function OrderView({ companyId, order }: Props) {
  const [asking, setAsking] = useState<'receive' | 'cancel' | null>(null)
  const reordering = useReorder(companyId)
  const { working, act } = usePageAct()
  // the page may show a newer order behind an open question: what is answered is what was asked about
  const [seenVersion, setSeenVersion] = useState(order.versi)
  const seen = { transaksi_id: order.transaksi_id, versi: seenVersion }
  const running = order.status !== 'selesai' && order.status !== 'dibatalkan'
  const waiting = order.status === 'menunggu_persetujuan'
  const { can } = order

  function ask(question: 'receive' | 'cancel') {
    setSeenVersion(order.versi)
    setAsking(question)
  }

  async function receive() {
    await act(() => callApi('transaksi/terima', seen), 'Penerimaan barang telah dicatat')
    setAsking(null)
  }

  const acts = (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="refresh" size={18} />}
        working={reordering.working}
        disabled={!can.pesan_lagi.boleh}
        reason={can.pesan_lagi.alasan}
        onClick={() => void reordering.reorder(order.transaksi_id)}
      >
        Pesan lagi
      </Button>
      {running && (
        <>
          <Button
            variant="secondary"
            disabled={!can.batal.boleh}
            reason={can.batal.alasan}
            onClick={() => ask('cancel')}
          >
            Batalkan
          </Button>
          {!waiting && (
            <Button disabled={!can.selesai.boleh} reason={can.selesai.alasan} onClick={() => ask('receive')}>
              Konfirmasi penerimaan
            </Button>
          )}
        </>
      )}
    </>
  )

  return (
    <>
      <OrderDetail
        order={order}
        partner="Seller"
        breadcrumb={[
          { label: 'Beranda', to: '/' },
          { label: 'Daftar Transaksi', to: ORDERS_PATH },
          { label: order.nomor },
        ]}
        acts={acts}
        notice={waiting && <Approval order={order} />}
      />
      <ConfirmDialog
        open={asking === 'receive'}
        title="Barang sudah diterima?"
        confirmLabel="Ya, sudah diterima"
        working={working}
        onConfirm={() => void receive()}
        onCancel={() => setAsking(null)}
      >
        Pesanan akan dicatat selesai. Pastikan jumlah dan kondisi barang sudah sesuai.
      </ConfirmDialog>
      <CancelDialog
        open={asking === 'cancel'}
        reader={waiting ? 'rekan yang berwenang menyetujui' : 'seller'}
        working={working}
        onCancelOrder={(alasan) =>
          act(() => callApi('transaksi/batal', { ...seen, alasan }), 'Pesanan telah dibatalkan')
        }
        onClose={() => setAsking(null)}
      />
      <SkippedDialog skipped={reordering.skipped} onClose={reordering.dismiss} />
    </>
  )
}
