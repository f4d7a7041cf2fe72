import { useState } from 'react'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { LONGEST } from '#domain/limits.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'

interface Named {
  id: number
  name: string
}

/** Asks the administrators for another review of a product that they took off sale [ADM-3]. */
export function useRecheckRequest(product: Named, ban: ProductBan | null) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return {
    ask: () => setDialogOpen(true),
    dialog: ban && (
      <RecheckDialog open={isDialogOpen} product={product} ban={ban} onClose={() => setDialogOpen(false)} />
    ),
  }
}

interface Props {
  open: boolean
  product: Named
  ban: ProductBan
  onClose: () => void
}

function RecheckDialog({ product, ban, ...dialog }: Props) {
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
