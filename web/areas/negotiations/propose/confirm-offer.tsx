import { useState } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { formatPercent } from '../format-percent.ts'
import type { NegotiableProduct } from './negotiate.tsx'
import type { Offer } from './use-submit-negotiation.ts'

interface Props {
  product: NegotiableProduct
  /** What will be sent; null closes the dialog. */
  offer: Offer | null
  working: boolean
  onConfirm: (offer: Offer) => void
  onCancel: () => void
}

/** 'Konfirmasi': shows the offer again before sending it [NEGO-4]. */
export function ConfirmOffer({ product, offer, working, onConfirm, onCancel }: Props) {
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(offer)
  if (offer && offer !== shown) setShown(offer)
  const unit = product.unit

  return (
    <ConfirmDialog
      open={offer !== null}
      title="Konfirmasi"
      working={working}
      onConfirm={() => offer && onConfirm(offer)}
      onCancel={onCancel}
    >
      {shown && (
        <>
          {shown.kind === 'deal' ? 'Tetapkan harga kesepakatan ini?' : 'Kirim nego ini ke seller?'}
          <FactList
            layout="rows"
            className="mt-3 border-t border-line text-ink"
            facts={[
              { label: 'Produk', value: product.name },
              { label: 'Kuantitas', value: `${formatQuantity(shown.units)} ${unit}` },
              {
                label: shown.kind === 'deal' ? 'Harga Kesepakatan' : 'Harga Nego',
                value: `${formatRupiah(shown.price)} / ${unit}`,
              },
              {
                label: 'Selisih dari harga',
                value: formatPercent(differencePercent(shown.price, product.price)),
              },
              { label: 'Total', value: formatRupiah(lineAmount(shown.units, shown.price)), strong: true },
            ]}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
