import { type SubmitEvent, useRef } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { formatPercent } from '../format-percent.ts'
import type { ActProblem } from '../use-negotiation-act.ts'
import { useSeenVersion } from '../use-seen-version.ts'

interface Props {
  open: boolean
  negotiation: SellerNegotiationDetail
  working: boolean
  onAgree: (versi: number) => Promise<ActProblem>
  onClose: () => void
}

/** Agrees to exactly the offer it was opened on, with Enter; below the lowest price it says so first [NEGO-9]. */
export function AgreeDialog({ open, negotiation: nego, working, onAgree, onClose }: Props) {
  const confirm = useRef<HTMLButtonElement>(null)
  const { seen, movedOn } = useSeenVersion(nego.versi)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (working) return
    await onAgree(seen)
    onClose()
  }

  return (
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      title={`Setujui ${formatRupiah(nego.harga_terakhir)}?`}
      description={`${nego.pembeli.nama} · ${nego.produk_nama}`}
      initialFocus={confirm}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Kembali
          </Button>
          <Button ref={confirm} type="submit" working={working}>
            Ya, setuju
          </Button>
        </>
      }
    >
      {movedOn && (
        <Notice tone="attention" title="Penawaran sudah diperbarui" className="mb-3">
          Status sekarang: {nego.status_nama}.
        </Notice>
      )}
      {isMore(nego.harga_terendah, nego.harga_terakhir) && (
        <Notice tone="attention" className="mb-3">
          Tawaran ini di bawah harga terendah Anda, {formatRupiah(nego.harga_terendah)}.
        </Notice>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Kuantitas', value: `${formatQuantity(nego.jumlah_satuan)} ${nego.produk_satuan}` },
          { label: 'Harga produk', value: formatRupiah(nego.harga_awal) },
          { label: 'Selisih', value: formatPercent(nego.selisih_persen) },
          {
            label: 'Total',
            value: formatRupiah(lineAmount(nego.jumlah_satuan, nego.harga_terakhir)),
            strong: true,
          },
        ]}
      />
    </Modal>
  )
}
