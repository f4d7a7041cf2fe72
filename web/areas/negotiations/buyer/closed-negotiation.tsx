import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { negotiationPath } from '../paths.ts'

interface Props {
  negotiation: BuyerNegotiation
}

/** After the end: the cart or the order it led to, or the same offer again. */
export function ClosedNegotiation({ negotiation: nego }: Props) {
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const resubmit = useKeyedAct('nego/ajukan-ulang', {
    done: 'Nego diajukan ulang',
    failed: 'Gagal mengirim nego',
    refreshes: ['negotiation'],
  })
  const again = nego.can.resubmit

  async function submitAgain() {
    await resubmit.send({ id: nego.id }, { answered: ({ data }) => navigate(negotiationPath(data.id)) })
    setConfirming(false)
  }

  return (
    <div className="mt-3 grid gap-2.5">
      {nego.priceHolds && (
        <Link to="/keranjang" className={buttonClass({ block: true })}>
          <Icon name="cart" size={18} />
          Buka keranjang
        </Link>
      )}
      {nego.orderId && (
        <Link
          to={`/transaksi/daftar-transaksi/${nego.orderId}`}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          Lihat pesanan
        </Link>
      )}
      <Button
        variant="secondary"
        block
        icon={<Icon name="refresh" size={18} />}
        disabled={!again.allowed}
        reason={again.reason}
        onClick={() => setConfirming(true)}
      >
        Ajukan ulang
      </Button>
      <ConfirmDialog
        open={confirming}
        title="Ajukan ulang nego ini?"
        confirmLabel="Ya, ajukan"
        working={resubmit.working}
        onConfirm={() => void submitAgain()}
        onCancel={() => setConfirming(false)}
      >
        Harga dan jumlah yang sama diajukan sebagai nego baru, yang terhitung untuk hari ini.
      </ConfirmDialog>
    </div>
  )
}
