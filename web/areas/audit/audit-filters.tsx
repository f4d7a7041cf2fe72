import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { auditAct, auditActs, auditSentence } from '#domain/audit/acts.ts'
import { LONGEST } from '#domain/limits.ts'
import { readDay, writeDay } from '#web/lib/read-day.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type AuditFilter, auditFilter, isNarrowed } from './audit-filter.ts'

const DAYS = ['dari', 'sampai'] as const
const actChoices = [
  { value: '', label: 'Semua tindakan' },
  ...auditActs.map((act) => ({ value: auditAct.encode(act), label: auditSentence(act) })),
]

/** Search by who, what, which thing and when. Pass the address as `key`, so that another address has its own fields. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate()
  const id = useId()
  const [wrong, setWrong] = useState<readonly string[]>([])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form)) typed.set(name, String(value))
    const days = DAYS.map((name) => [name, readDay(typed.get(name) ?? '')] as const)
    const unread = days.filter(([, day]) => day === null).map(([name]) => name)
    const [from, until] = days.map(([, day]) => day)
    const isBackwards = unread.length === 0 && from && until && from > until
    setWrong(isBackwards ? ['urutan', 'sampai'] : unread)
    const [first] = isBackwards ? ['sampai'] : unread
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    for (const [name, day] of days) typed.set(name, day ?? '')
    void navigate({ search: auditFilter.search(auditFilter.read(typed)) })
  }

  const dayField = (name: (typeof DAYS)[number], label: string, day: string) => (
    <DayInput
      name={name}
      aria-label={label}
      aria-invalid={wrong.includes(name)}
      aria-describedby={wrong.includes(name) ? `${id}-wrong` : undefined}
      defaultValue={writeDay(day)}
      className="w-34 max-sm:min-w-0 max-sm:flex-1"
    />
  )

  return (
    <search>
      <form onSubmit={search} className="mb-4 flex flex-wrap items-end gap-3">
        <Field label="Cari audit" hideLabel className="min-w-56 flex-1">
          <TextInput
            type="search"
            name="keyword"
            maxLength={LONGEST.keyword}
            placeholder="Orang, perusahaan, benda, atau jaringan"
            defaultValue={filter.keyword}
            leading={<Icon name="search" size={19} />}
          />
        </Field>
        <Field label="Tindakan" hideLabel className="max-sm:w-full sm:max-w-64">
          <Select name="tindakan" defaultValue={filter.act && auditAct.encode(filter.act)} options={actChoices} />
        </Field>
        <div className="flex items-center gap-2 max-sm:w-full">
          {dayField('dari', 'Dari tanggal', filter.from)}
          <span className="text-sm text-mute">s.d.</span>
          {dayField('sampai', 'Sampai tanggal', filter.until)}
        </div>
        <Button type="submit" variant="secondary" className="h-11 max-sm:w-full">
          Terapkan
        </Button>
        {isNarrowed(filter) && (
          <Link to={{ search: '' }} className={buttonClass({ variant: 'ghost', className: 'h-11' })}>
            Hapus filter
          </Link>
        )}
        {wrong.length > 0 && (
          <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-danger">
            {wrong.includes('urutan')
              ? 'Tanggal akhir tidak boleh sebelum tanggal awal.'
              : 'Tulis tanggal seperti 31/12/2026.'}
          </p>
        )}
      </form>
    </search>
  )
}
