import { useState } from 'react'
import type { HeldOffer } from '#domain/catalogue/contract-editor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { WithdrawDialog } from '../withdraw-dialog.tsx'
import { withdrawnWords } from '../withdrawn-words.ts'

interface Props {
  /** Null: a new product. */
  held: HeldOffer | null
  working: boolean
  /** Says as what the form is saved, before it is sent. */
  as: (status: ProductStatus) => () => void
}

/** What can be done with what is typed, by the status of the product [SELLER-1, SELLER-2]. */
export function EditorButtons({ held, working, as }: Props) {
  const status = held?.status ?? 'draft'
  const sells = viewerMay(useViewer(), 'customers.grants') || status !== 'draft'
  return (
    <FootBar look="page" className="flex flex-wrap gap-3">
      {status === 'published' || status === 'banned' ? (
        <Button type="submit" working={working} onClick={as(status)}>
          Simpan
        </Button>
      ) : (
        <>
          {/* no submit button: Enter in a field saves, and sells nothing */}
          <Button
            working={working}
            disabled={!sells}
            reason={sells ? null : catalogueRefusals.first_sale_of_owner.sentence}
            onClick={({ currentTarget }) => {
              as('published')()
              currentTarget.form?.requestSubmit()
            }}
          >
            Terbitkan
          </Button>
          <Button type="submit" variant="secondary" disabled={working} onClick={as(status)}>
            {status === 'draft' ? 'Simpan draf' : 'Simpan'}
          </Button>
        </>
      )}
      {held?.status === 'published' && <Withdraw held={held} />}
    </FootBar>
  )
}

function Withdraw({ held }: { held: HeldOffer }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useAct('pusat-seller/produk/tarik', {
    done: ({ data }) => withdrawnWords(data),
    failed: 'Status produk belum berubah. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/isian', 'pusat-seller/produk/daftar'],
  })
  return (
    <>
      <Button variant="ghost" className="text-danger" working={withdraw.working} onClick={() => setAsking(true)}>
        Tarik
      </Button>
      <WithdrawDialog
        open={asking}
        product={{ name: held.offer.name, running: null }}
        working={withdraw.working}
        onWithdraw={() => void withdraw.send({ productId: held.id }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
