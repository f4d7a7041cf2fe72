import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { formatPercent } from '../format-percent.ts'
import type { TypedOffer } from './use-typed-offer.ts'

interface Props {
  product: { name: string; unit: string }
  typed: Pick<TypedOffer, 'kind' | 'units' | 'amount' | 'difference'>
  dealPolicy: NegoStatus['dealPolicy']
  open: boolean
  working: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** 'Konfirmasi': shows an offer, the first or another, again before sending it [NEGO-4]. */
export function ConfirmOffer({ product: { name, unit }, typed, dealPolicy, ...dialog }: Props) {
  const { kind, units, amount, difference } = typed
  return (
    <ConfirmDialog {...dialog} title="Konfirmasi">
      {kind === 'deal' ? dealQuestions[dealPolicy] : 'Kirim nego ini ke seller?'}
      {units !== null && amount !== null && difference !== null && (
        <FactList
          layout="rows"
          className="mt-3 border-t border-line text-ink"
          facts={[
            { label: 'Produk', value: name },
            { label: 'Kuantitas', value: `${formatQuantity(units)} ${unit}` },
            {
              label: kind === 'deal' ? 'Harga Kesepakatan' : 'Harga Nego',
              value: `${formatRupiah(amount)} / ${unit}`,
            },
            { label: 'Selisih dari harga', value: formatPercent(difference) },
            { label: 'Total', value: formatRupiah(lineAmount(units, amount)), strong: true },
          ]}
        />
      )}
    </ConfirmDialog>
  )
}

const dealQuestions: Record<NegoStatus['dealPolicy'], string> = {
  immediate: 'Tetapkan harga kesepakatan ini?',
  confirm: 'Kirim harga kesepakatan ini? Harga berlaku setelah seller menyetujuinya.',
  off: '',
}
