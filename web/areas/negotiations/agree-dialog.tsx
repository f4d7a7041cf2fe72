import { useRef } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { NegotiationSummary } from '#domain/negotiations/shapes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { formatPercent } from './format-percent.ts'

interface Props {
  open: boolean
  /** As it was when the dialog was opened: this is agreed to. */
  offer: NegotiationSummary
  /** As it is now. */
  negotiation: NegotiationSummary
  /** The other side. */
  partner: string
  /** The warning against it. */
  warning?: string | null
  /** What follows at once. */
  outcome?: string
  working: boolean
  onAgree: () => void
  onClose: () => void
}

/** Agrees to exactly the offer it was opened on, with Enter: product, quantity, price and total once more [NEGO-9]. */
export function AgreeDialog(props: Props) {
  const { open, offer, negotiation: nego, partner, warning, outcome, working, onAgree, onClose } = props
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      title={`Setujui ${formatRupiah(offer.price)}?`}
      description={partner}
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
      {warning && (
        <Notice tone="attention" className="mb-3">
          {warning}
        </Notice>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Produk', value: offer.name },
          { label: 'Kuantitas', value: `${formatQuantity(offer.units)} ${offer.unit}` },
          { label: 'Harga', value: `${formatRupiah(offer.price)} / ${offer.unit}` },
          { label: 'Selisih dari harga produk', value: formatPercent(offer.difference) },
          { label: 'Total', value: formatRupiah(lineAmount(offer.units, offer.price)), strong: true },
        ]}
      />
      {outcome && <p className="mt-3 text-sm text-mute">{outcome}</p>}
    </Modal>
  )
}
