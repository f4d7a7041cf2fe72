import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type BuyerNegotiation, submitted } from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { negotiationPath } from '../paths.ts'
import { keyFor, type RequestKey } from '../request-key.ts'

interface Props {
  negotiation: BuyerNegotiation
}

/** What is left after the end: the cart or the order it led to, or the same offer once more. */
export function EndedNegotiation({ negotiation: nego }: Props) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const key = useRef<RequestKey | null>(null)
  const again = nego.can.resubmit

  async function submitAgain() {
    setWorking(true)
    try {
      key.current = keyFor({ nego_id: nego.id }, key.current)
      const { data } = await callApi('nego/ajukan-ulang', { nego_id: nego.id, kunci: key.current.key })
      const { id } = submitted.decode(data)
      toast.success('Nego diajukan ulang')
      await navigate(negotiationPath(id))
    } catch (error) {
      toast.failure(sentenceOf(error, 'Gagal mengirim nego'))
    } finally {
      setWorking(false)
      setAsking(false)
    }
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
          Lihat transaksi
        </Link>
      )}
      <Button
        variant="secondary"
        block
        icon={<Icon name="refresh" size={18} />}
        disabled={!again.allowed}
        reason={again.reason}
        onClick={() => setAsking(true)}
      >
        Ajukan ulang
      </Button>
      <ConfirmDialog
        open={asking}
        title="Ajukan ulang nego ini?"
        confirmLabel="Ya, ajukan"
        working={working}
        onConfirm={() => void submitAgain()}
        onCancel={() => setAsking(false)}
      >
        Harga dan jumlah yang sama diajukan sebagai nego baru, yang terhitung untuk hari ini.
      </ConfirmDialog>
    </div>
  )
}
