import { useRef } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SellerNegotiation } from '#domain/negotiations/codec.ts'
import { lowestPriceWarning } from '#domain/negotiations/lowest-price.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { formatPercent } from '../format-percent.ts'

interface Props {
  open: boolean
  /** As it was when the dialog was opened: this is agreed to. */
  offer: SellerNegotiation
  /** As it is now. */
  negotiation: SellerNegotiation
  working: boolean
  onAgree: () => void
  onClose: () => void
}

/** Agrees to exactly the offer it was opened on, with Enter; warns first if it is below the lowest price [NEGO-9]. */
export function AgreeDialog({ open, offer, negotiation: nego, working, onAgree, onClose }: Props) {
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      title={`Setujui ${formatRupiah(offer.price)}?`}
      description={`${offer.buyer.name} · ${offer.name}`}
      initialFocus={confirm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!working) onAgree()
      }}
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
      {open && !working && nego.version !== offer.version && (
        <Notice tone="attention" title="Penawaran sudah diperbarui" className="mb-3">
          Status sekarang: {nego.stateLabel}.
        </Notice>
      )}
      {lowestPriceWarning(offer.price, offer.lowestPrice) && (
        <Notice tone="attention" className="mb-3">
          Tawaran ini di bawah harga terendah Anda, {formatRupiah(offer.lowestPrice)}.
        </Notice>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Kuantitas', value: `${formatQuantity(offer.units)} ${offer.unit}` },
          { label: 'Harga produk', value: formatRupiah(offer.listPrice) },
          { label: 'Selisih', value: formatPercent(offer.difference) },
          {
            label: 'Total',
            value: formatRupiah(lineAmount(offer.units, offer.price)),
            strong: true,
          },
        ]}
      />
    </Modal>
  )
}
