import { type FormEvent, useState } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import { formatQuantity } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import { formatPercent } from '../format-percent.ts'
import { MovedOn } from '../moved-on.tsx'
import { NoteField } from '../note-field.tsx'
import { PriceInput } from '../price-input.tsx'
import { ConfirmOffer } from '../propose/confirm-offer.tsx'
import { negotiationQuery } from '../queries.ts'
import { blockOf, problemOf, type ReadField, readOfferPrice, typedValue } from '../typed-offer.ts'
import { useFarPrice } from '../use-far-price.tsx'

interface Props {
  open: boolean
  /** As it is now, behind the dialog. */
  negotiation: BuyerNegotiation
  /** The version being answered. */
  expectedVersion: number
  /** Changes the unanswered offer instead of making another. */
  change?: boolean
  onCatchUp: () => void
  onClose: () => void
}

/** A dialog for the buyer's counter-offer, with confirmation, or for a change of the last offer [NEGO-4, NEGO-9]. */
export function CounterDialog({ open, negotiation: nego, expectedVersion, change = false, onCatchUp, onClose }: Props) {
  const act = useAct(change ? 'nego/ubah' : 'nego/lagi', {
    done: change ? 'Tawaran diubah' : 'Tawaran terkirim',
    refreshes: ['negotiation'],
    shows: negotiationQuery(nego.id),
  })
  const form = useCallForm(act, {
    start: { price: '', note: '' },
    body: ({ price, note }) => ({
      id: nego.id,
      version: expectedVersion,
      price: typedValue(readCounter(price, nego, change)) ?? '',
      note: note.trim() || null,
    }),
    faults: ({ price }) => ({ price: problemOf(readCounter(price, nego, change)) }),
    answered: onClose,
  })
  const movedOn = open && !act.working && expectedVersion !== nego.version
  const allowed = change ? nego.can.change : nego.can.counter
  const price = readCounter(form.watch('price'), nego, change)
  const amount = typedValue(price)
  const difference = amount === null ? null : differencePercent(amount, nego.listPrice)
  const { submit, question } = useFarPrice(amount, nego, form.send)
  const [confirming, setConfirming] = useState(false)
  const problem = blockOf(price) ?? form.formState.errors.price?.message
  const closed =
    (!allowed.allowed && allowed.reason) || (movedOn && 'Penawaran sudah diperbarui.') || (amount === null && problem)

  // a change takes no attempt and can be changed again
  function confirm(event: FormEvent<HTMLFormElement>) {
    if (change || amount === null) return submit(event)
    event.preventDefault()
    setConfirming(true)
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
          <strong className="font-bold text-ink">
            <Amount of={nego.price} />
          </strong>{' '}
          · harga awal <Amount of={nego.listPrice} /> / {nego.unit}
        </span>
      }
      onSubmit={confirm}
      footer={
        <>
          <span className="me-auto flex items-center gap-2 text-sm text-mute">
            Sisa percobaan <AttemptsLeft left={nego.attemptsLeft} />
          </span>
          <Button variant="secondary" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" working={act.working} disabled={Boolean(closed)} reason={closed || null}>
            {change ? 'Simpan tawaran' : 'Kirim Nego'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {movedOn && <MovedOn status={nego.stateLabel} onCatchUp={onCatchUp} />}
        <Field
          label="Harga Nego"
          error={problem}
          aside={
            difference !== null && (
              <span className="font-semibold text-amber-ink">{formatPercent(difference)} dari harga</span>
            )
          }
          hint={
            amount !== null && (
              <span className="num">
                {formatQuantity(nego.units)} {nego.unit} menjadi <Amount of={lineAmount(nego.units, amount)} />
              </span>
            )
          }
        >
          <PriceInput form={form} name="price" unit={nego.unit} />
        </Field>
        {!(change && nego.deal) && <NoteField form={form} name="note" label="Catatan" optional />}
      </div>
      <ConfirmOffer
        product={nego}
        typed={{ kind: 'baru', units: nego.units, amount, difference }}
        dealPolicy="off"
        open={confirming}
        working={false}
        onConfirm={() => {
          setConfirming(false)
          submit()
        }}
        onCancel={() => setConfirming(false)}
      />
      {question}
    </Modal>
  )
}

/**
 * Reads the typed price: a counter-offer must be below the seller's price; a changed offer only has to keep to the list
 * price [NEGO-15].
 */
function readCounter(shown: string, nego: BuyerNegotiation, change: boolean): ReadField<DecimalText> {
  if (change) return readOfferPrice(shown, nego.deal ? 'deal' : 'baru', nego.listPrice)
  return readOfferPrice(shown, 'baru', nego.listPrice, nego.price)
}
