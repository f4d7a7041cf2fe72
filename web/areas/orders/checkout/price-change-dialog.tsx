import { type ReactNode, useState } from 'react'
import { Amount } from '#web/lib/amount.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import type { PriceConfirmation } from './use-place-orders.ts'

interface Props {
  confirmation: PriceConfirmation | null
  working: boolean
  onAccept: (total: string) => void
  onClose: () => void
}

/** Asks again, listing every change, before an order is placed at another total, or of other goods [ORDER-3]. */
export function PriceChangeDialog({ confirmation, working, onAccept, onClose }: Props) {
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(confirmation)
  if (confirmation && confirmation !== shown) setShown(confirmation)
  if (!shown) return null
  const isSameTotal = shown.before === shown.after

  return (
    <Modal
      open={confirmation !== null}
      onClose={() => working || onClose()}
      title={isSameTotal ? 'Barang telah berubah' : 'Harga atau biaya telah berubah'}
      description="Pesanan belum dibuat. Silakan periksa perubahannya."
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Periksa kembali
          </Button>
          <Button working={working} onClick={() => onAccept(shown.after)}>
            {isSameTotal ? 'Pesan dengan perubahan ini' : 'Pesan dengan total baru'}
          </Button>
        </>
      }
    >
      <FactList
        layout="rows"
        facts={[
          ...shown.changes.map(({ what, before, after }) => ({
            label: what,
            value: <Changed before={before} after={after} />,
          })),
          {
            label: 'Total',
            value: isSameTotal ? (
              <Amount of={shown.after} />
            ) : (
              <Changed before={<Amount of={shown.before} />} after={<Amount of={shown.after} />} />
            ),
            strong: true,
          },
        ]}
      />
    </Modal>
  )
}

function Changed({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      <span className="block text-xs font-normal text-mute">
        <span className="sr-only">semula </span>
        <s>{before}</s>
      </span>
      <span className="sr-only">menjadi </span>
      {after}
    </>
  )
}
