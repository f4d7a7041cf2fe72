import { formatQuantity } from '#domain/format.ts'
import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { enteringCart } from './entering-cart.ts'

interface Props {
  negotiation: BuyerNegotiation
  onCancel: () => void
}

/** After agreement: put the product into the cart at that price, or cancel [NEGO-9, NEGO-12]. */
export function AgreedPrice({ negotiation: nego, onCancel }: Props) {
  const enterCart = useAct('nego/selesai', enteringCart(nego.id))
  const { finish, cancel } = nego.can
  return (
    <div className="mt-3 rounded-field border border-primary-line bg-primary-wash p-4">
      <p className="font-semibold">
        Masukkan {formatQuantity(nego.units)} {nego.unit} ke keranjang dengan harga{' '}
        <span className="num">
          <Amount of={nego.price} />
        </span>
        ?
      </p>
      <p className="mt-1 text-sm text-ink-soft">Harga ini berlaku sampai pukul 24.00 WIB hari ini.</p>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button
          working={enterCart.working}
          disabled={!finish.allowed}
          reason={finish.reason}
          onClick={() => void enterCart.send({ id: nego.id, version: nego.version })}
        >
          Ya
        </Button>
        <Button variant="secondary" disabled={!cancel.allowed} reason={cancel.reason} onClick={onCancel}>
          Batalkan Nego
        </Button>
      </div>
    </div>
  )
}
