import { useState } from 'react'
import type { OrderDetail as Order } from '#domain/orders/shapes.ts'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Says that an order waits inside the company, and lets who may approve or refuse it [ROLE-10, ORDER-4]. */
export function Approval({ order }: { order: Order }) {
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null)
  const { working, act } = usePageAct()
  const seen = { transaksi_id: order.transaksi_id, versi: order.versi }
  const { setujui, tolak } = order.can
  const close = () => setAsking(null)

  async function approve() {
    await act(() => callApi('transaksi/setujui', seen), 'Pesanan disetujui dan diteruskan ke seller')
    close()
  }

  return (
    <div data-print="hide">
      <Notice
        tone="attention"
        title="Menunggu persetujuan"
        className="mb-5"
        action={
          setujui.boleh && (
            <div className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
              <Button variant="secondary" disabled={!tolak.boleh} onClick={() => setAsking('refuse')}>
                Tolak
              </Button>
              <Button onClick={() => setAsking('approve')}>Setujui</Button>
            </div>
          )
        }
      >
        {setujui.boleh
          ? `${order.pemesan} meminta persetujuan Anda. Seller belum menerima pesanan ini; stoknya sudah dipesankan.`
          : 'Pesanan ini di atas batas pemesan. Seller menerimanya setelah rekan yang berwenang menyetujui.'}
      </Notice>
      <ConfirmDialog
        open={asking === 'approve'}
        title="Setujui pesanan ini?"
        confirmLabel="Ya, setujui"
        working={working}
        onConfirm={() => void approve()}
        onCancel={close}
      >
        Pesanan diteruskan ke {order.mitra_nama} dengan harga dan tipe pembayaran yang tercantum.
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'refuse'}
        title="Tolak pesanan ini?"
        description="Pesanan dibatalkan dan stoknya dikembalikan."
        label="Alasan penolakan"
        reader={order.pemesan}
        confirmLabel="Tolak pesanan"
        working={working}
        onConfirm={(alasan) => act(() => callApi('transaksi/tolak', { ...seen, alasan }), 'Pesanan ditolak')}
        onClose={close}
      />
    </div>
  )
}
