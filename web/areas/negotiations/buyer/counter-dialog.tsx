import { type SubmitEvent, useState } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { DecimalText } from '#domain/money.ts'
import type { BuyerNegotiation } from '#domain/negotiations/codec.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import type { ActProblem } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import { formatPercent } from '../format-percent.ts'
import { MovedOn } from '../moved-on.tsx'
import { PriceInput } from '../price-input.tsx'
import { type ReadField, readOfferPrice } from '../typed-offer.ts'

interface Props {
  open: boolean
  /** As it is now, behind the dialog. */
  negotiation: BuyerNegotiation
  /** The version being answered. */
  seenVersion: number
  /** Changes the unanswered offer instead of making another. */
  change?: boolean
  working: boolean
  onSend: (offer: { harga: DecimalText; catatan: string | null }) => Promise<ActProblem>
  onCatchUp: () => void
  onClose: () => void
}

/** Another offer by the buyer, or a change of the last one [NEGO-9]. */
export function CounterDialog(props: Props) {
  const { open, negotiation: nego, seenVersion, change = false, working, onSend, onCatchUp, onClose } = props
  const [shown, setShown] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const movedOn = open && !working && seenVersion !== nego.version
  const allowed = change ? nego.can.change : nego.can.counter
  const price = readCounter(shown, nego, change)
  const amount = 'value' in price ? price.value : null
  const problem = 'problem' in price && (price.blocks || asked) ? price.problem : null
  const closed = (!allowed.allowed && (allowed.reason ?? '')) || (movedOn && 'Penawaran sudah diperbarui.') || problem

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (amount === null || movedOn || working) return
    const trouble = await onSend({ harga: amount, catatan: note.trim() || null })
    setRefused(trouble?.field ? trouble.sentence : null)
    if (trouble) return
    setShown('')
    setNote('')
    setAsked(false)
    onClose()
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={change ? 'Ubah tawaran' : 'Nego Lagi'}
      keepOnPressOutside
      description={
        <span className="num">
          {change ? 'Tawaran Anda' : 'Tawaran seller'}{' '}
          <strong className="font-bold text-ink">{formatRupiah(nego.price)}</strong> · harga awal{' '}
          {formatRupiah(nego.listPrice)} / {nego.unit}
        </span>
      }
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <span className="me-auto flex items-center gap-2 text-sm text-mute">
            Sisa percobaan <AttemptsLeft left={nego.attemptsLeft} />
          </span>
          <Button variant="secondary" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" working={working} disabled={Boolean(closed)} reason={closed || null}>
            {change ? 'Simpan tawaran' : 'Kirim Nego'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {movedOn && <MovedOn status={nego.stateLabel} onCatchUp={onCatchUp} />}
        <Field
          label="Harga Nego"
          error={problem ?? refused}
          aside={
            amount !== null && (
              <span className="font-semibold text-amber-ink">
                {formatPercent(differencePercent(amount, nego.listPrice))} dari harga
              </span>
            )
          }
          hint={
            amount !== null && (
              <span className="num">
                {formatQuantity(nego.units)} {nego.unit} menjadi {formatRupiah(lineAmount(nego.units, amount))}
              </span>
            )
          }
        >
          <PriceInput
            unit={nego.unit}
            value={shown}
            onChange={(next) => {
              setShown(next)
              setRefused(null)
            }}
          />
        </Field>
        <Field label="Catatan" optional aside={`${note.length}/${LONGEST.negotiationNote}`}>
          <Textarea
            rows={2}
            counter={false}
            maxLength={LONGEST.negotiationNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </Modal>
  )
}

/** Another offer must be below the seller's; a changed one only has to keep to the list price [NEGO-15]. */
function readCounter(shown: string, nego: BuyerNegotiation, change: boolean): ReadField<DecimalText> {
  if (change) return readOfferPrice(shown, nego.deal ? 'deal' : 'baru', nego.listPrice)
  return readOfferPrice(shown, 'baru', nego.listPrice, nego.price)
}
