import { LONGEST } from '#domain/limits.ts'
import { ComingDayInput } from '#web/lib/form/coming-day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { Wishes } from './seller-choice.ts'

interface Props {
  /** The path of the fields: 'common', 'sellers.0'. */
  name: string
  wishes: Wishes
  isFetched: boolean
  /** The seller's days: 'Senin–Jumat'. */
  dayHint: string | false | undefined
  faults: { poNumber: string | null; requestedDay: string | null }
  /** Whether nobody delivers on a day. */
  isOff: (day: string) => boolean
  onChange: (part: Partial<Wishes>) => void
  onDayLeft: () => void
}

/** PO number, requested day and note, for one order or for all [ORDER-1]. */
export function WishFields({ name, wishes, isFetched, dayHint, faults, isOff, onChange, onDayLeft }: Props) {
  return (
    <div className="grid content-start gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,7fr)_minmax(0,9fr)]">
        <Field label="Nomor PO Anda" optional error={faults.poNumber}>
          <TextInput
            name={`${name}.poNumber`}
            maxLength={LONGEST.poNumber}
            autoComplete="off"
            value={wishes.poNumber}
            onChange={(event) => onChange({ poNumber: event.target.value })}
          />
        </Field>
        <Field
          label={isFetched ? 'Tanggal ambil diminta' : 'Tanggal kirim diminta'}
          optional
          hint={dayHint && `${isFetched ? 'Dapat diambil' : 'Dikirim'} ${dayHint}`}
          error={faults.requestedDay}
        >
          <ComingDayInput
            name={`${name}.requestedDay`}
            value={wishes.requestedDay}
            isOff={isOff}
            onChange={(requestedDay) => onChange({ requestedDay })}
            onLeave={onDayLeft}
          />
        </Field>
      </div>
      <Field label="Catatan untuk seller" optional>
        <Textarea
          rows={1}
          maxLength={LONGEST.orderNote}
          placeholder="Misalnya jam terima barang"
          value={wishes.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </div>
  )
}
