import type { AnsweringDay } from '#domain/chat/hours.ts'
import { chatRefusals } from '#domain/chat/refusals.ts'
import { weekdayName, weekdays } from '#domain/days/weekdays.ts'
import { readTime, writeTime } from '#web/lib/form/read-time.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TimeInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  open: boolean
  onClose: () => void
  days: readonly AnsweringDay[]
}

interface Typed {
  days: TypedDay[]
}

/** The shop's opening hours by days of the week, shown to its buyers outside of them [SELLER-1, SHOP-8]. */
export default function HoursDialog({ open, onClose, days }: Props) {
  const save = useAct('pusat-seller/chat/jam/simpan', {
    done: 'Jam buka disimpan',
    failed: 'Jam buka belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/chat/jam'],
  })
  const form = useCallForm(save, {
    start: { days: typedHours(days) },
    body: ({ days: typed }: Typed) => ({ days: hoursOf(typed) }),
    // errors inside a list are not taken from the contract
    faults: ({ days: typed }) => hoursFaults(typed),
    keep: true,
    onClose,
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Jam buka"
      description="Tampil di halaman toko. Di luar jam ini, dan pada hari libur, pembeli diberi tahu di chat kapan Anda menjawab. Tanpa hari yang dicentang, tidak ada jam yang disebut."
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
    >
      <ul className="divide-y divide-line">
        {weekdays.map((weekday, place) => (
          <Day key={weekday} form={form} name={weekdayName(weekday)} place={place} />
        ))}
      </ul>
    </FormModal>
  )
}

function Day({ form, name, place }: { form: CallForm<Typed>; name: string; place: number }) {
  const faults = form.formState.errors.days?.[place]
  return (
    <li className="flex min-h-14 flex-wrap items-start gap-x-3 gap-y-1 py-1.5">
      <Checkbox label={name} {...form.register(`days.${place}.isOpen`)} className="min-h-11 w-28 items-center" />
      {form.watch(`days.${place}.isOpen`) && (
        <span className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2 sm:w-80">
          <Field label={`${name}, mulai`} hideLabel error={faults?.opens?.message}>
            <TimeInput {...form.register(`days.${place}.opens`)} />
          </Field>
          <span className="pt-2.5">–</span>
          <Field label={`${name}, sampai`} hideLabel error={faults?.closes?.message}>
            <TimeInput {...form.register(`days.${place}.closes`)} />
          </Field>
        </span>
      )}
    </li>
  )
}

/** A day of the week as it stands in the form. */
export interface TypedDay {
  isOpen: boolean
  opens: string
  closes: string
}

const usual = { opens: '08.00', closes: '17.00' }

/** The whole week, Monday first; days on which it is closed get the usual hours, should they be ticked. */
export function typedHours(days: readonly AnsweringDay[]): TypedDay[] {
  return weekdays.map((weekday) => {
    const day = days.find((one) => one.weekday === weekday)
    if (!day) return { isOpen: false, ...usual }
    return { isOpen: true, opens: writeTime(day.opens), closes: writeTime(day.closes) }
  })
}

/** The days that are ticked; what cannot be read stays as it is typed. */
export function hoursOf(week: readonly TypedDay[]): AnsweringDay[] {
  return week.flatMap(({ isOpen, opens, closes }, place) =>
    isOpen ? [{ weekday: place + 1, opens: readTime(opens) ?? opens, closes: readTime(closes) ?? closes }] : [],
  )
}

/** The faults of the hours, by field. */
export function hoursFaults(week: readonly TypedDay[]): Record<string, string> {
  return Object.fromEntries(week.flatMap((day, place) => (day.isOpen ? faultsOf(day, place) : [])))
}

function faultsOf(day: TypedDay, place: number): [string, string][] {
  const [opens, closes] = [readTime(day.opens), readTime(day.closes)]
  const unread: [string, string][] = [
    ...timeFault(`days.${place}.opens`, opens, 'Jam buka'),
    ...timeFault(`days.${place}.closes`, closes, 'Jam tutup'),
  ]
  if (!opens || !closes || closes > opens) return unread
  return [[`days.${place}.closes`, chatRefusals.chat_hours_end_early.sentence]]
}

function timeFault(field: string, time: string | null, what: string): [string, string][] {
  if (time === '') return [[field, `${what} harus diisi.`]]
  return time === null ? [[field, `${what} tidak valid, tulis misalnya 08.00.`]] : []
}
