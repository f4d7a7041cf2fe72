import { useState } from 'react'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'

interface Named {
  id: number
  name: string
}

/** Asks the administrators for another look at a product that they took off sale [ADM-3]. */
export function useAskingLook(product: Named, ban: ProductBan | null) {
  const [asking, setAsking] = useState(false)
  return {
    ask: () => setAsking(true),
    dialog: ban && <AskLookDialog open={asking} product={product} ban={ban} onClose={() => setAsking(false)} />,
  }
}

interface Props {
  open: boolean
  product: Named
  ban: ProductBan
  onClose: () => void
}

function AskLookDialog({ open, product, ban, onClose }: Props) {
  const act = useAct('pusat-seller/produk/tinjau', {
    done: 'Permintaan terkirim ke administrator',
    refreshes: ['pusat-seller/produk/daftar', 'pusat-seller/produk/isian'],
  })
  const form = useCallForm(act, {
    start: { note: '' },
    body: ({ note }) => ({ productId: product.id, version: ban.version, note }),
    onClose,
  })
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Minta ditinjau lagi"
      description={`${product.name} diturunkan: ${ban.reason}. Perbaiki dan simpan dahulu isinya; administrator melihat keadaannya saat ini.`}
      form={form}
      name="note"
      label="Apa yang sudah diperbaiki?"
      longest={LONGEST.decisionNote}
      confirmLabel="Minta ditinjau lagi"
    />
  )
}
