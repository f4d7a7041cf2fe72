import { type SubmitEvent, useRef } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { SellerNegotiation } from '#domain/negotiations/codec.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { formatPercent } from '../format-percent.ts'
import type { ActProblem } from '../use-negotiation-act.ts'
import { useSeenVersion } from '../use-seen-version.ts'

interface Props {
  open: boolean
  negotiation: SellerNegotiation
  working: boolean
  onAgree: (versi: number) => Promise<ActProblem>
  onClose: () => void
}

/** Agrees to exactly the offer it was opened on, with Enter; below the lowest price it says so first [NEGO-9]. */
export function AgreeDialog({ open, negotiation: nego, working, onAgree, onClose }: Props) {
  const confirm = useRef<HTMLButtonElement>(null)
  const { seen, movedOn } = useSeenVersion(nego.version)

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
      title={`Setujui ${formatRupiah(nego.price)}?`}
      description={`${nego.buyer.name} · ${nego.name}`}
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
          Status sekarang: {nego.stateLabel}.
        </Notice>
      )}
      {isMore(nego.lowestPrice, nego.price) && (
        <Notice tone="attention" className="mb-3">
          Tawaran ini di bawah harga terendah Anda, {formatRupiah(nego.lowestPrice)}.
        </Notice>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Kuantitas', value: `${formatQuantity(nego.units)} ${nego.unit}` },
          { label: 'Harga produk', value: formatRupiah(nego.listPrice) },
          { label: 'Selisih', value: formatPercent(nego.difference) },
          {
            label: 'Total',
            value: formatRupiah(lineAmount(nego.units, nego.price)),
            strong: true,
          },
        ]}
      />
    </Modal>
  )
}
