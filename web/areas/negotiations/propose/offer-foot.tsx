import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { MOST_OFFERS } from '#domain/negotiations/terms.ts'
import { Button } from '#web/ui/action/button.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import type { TypedOffer } from './use-typed-offer.ts'

interface Props {
  typed: TypedOffer
  status: NegoStatus
  onCancel: () => void
}

/** Attempts, time limit, and the button that sends the offer [NEGO-3, NEGO-9]. */
export function OfferFoot({ typed, status, onCancel }: Props) {
  const closed =
    status.leftToday <= 0
      ? 'Batas nego hari ini sudah tercapai.'
      : typed.isBlocked
        ? 'Perbaiki isian yang ditandai.'
        : null
  return (
    <>
      <p className="me-auto text-sm text-mute">
        {typed.kind === 'baru' && status.leftToday > 0 && (
          <span className="flex items-center gap-2">
            Sisa percobaan <AttemptsLeft left={MOST_OFFERS} />
          </span>
        )}
        Berlaku sampai 24.00 WIB hari ini
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Batal
      </Button>
      <Button type="submit" disabled={closed !== null} reason={closed}>
        {typed.kind === 'deal' ? 'Tetapkan Harga' : 'Kirim Nego'}
      </Button>
    </>
  )
}
