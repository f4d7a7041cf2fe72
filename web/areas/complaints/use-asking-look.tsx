import { useState } from 'react'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { LONGEST } from '#domain/limits.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'

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

function AskLookDialog({ product, ban, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      call="pusat-seller/produk/tinjau"
      body={(note) => ({ productId: product.id, version: ban.version, note })}
      field={{ name: 'note', label: 'Apa yang sudah diperbaiki?', longest: LONGEST.decisionNote }}
      title="Minta ditinjau lagi"
      confirmLabel="Minta ditinjau lagi"
      done="Permintaan terkirim ke administrator"
      refreshes={['pusat-seller/produk/daftar', 'pusat-seller/produk/isian']}
    >
      {`${product.name} diturunkan: ${ban.reason}. Perbaiki dan simpan dahulu isinya; administrator melihat keadaannya saat ini.`}
    </ActDialog>
  )
}
