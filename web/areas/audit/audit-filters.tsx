import { useNavigate } from 'react-router'
import { auditAct, auditActs, auditSentence } from '#domain/audit/acts.ts'
import { LONGEST } from '#domain/limits.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type AuditFilter, auditFilter, isNarrowed } from './audit-filter.ts'

const actChoices = [
  { value: '', label: 'Semua tindakan' },
  ...auditActs.map((act) => ({ value: auditAct.encode(act), label: auditSentence(act) })),
]

/** Search by who, what, which thing and when. Pass the address as `key`, so that another address has its own fields. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate()
  return (
    <DayRangeForm
      label="Cari audit"
      searched={filter}
      text={{
        keyword: filter.keyword,
        placeholder: 'Nama, benda, atau jaringan',
        longest: LONGEST.keyword,
      }}
      cleared={isNarrowed(filter) ? '' : null}
      className="mb-4"
      onSearch={(typed) => void navigate({ search: auditFilter.search(auditFilter.read(typed)) })}
    >
      <Field label="Tindakan" hideLabel className="max-sm:w-full sm:max-w-64">
        <Select name="tindakan" defaultValue={filter.act && auditAct.encode(filter.act)} options={actChoices} />
      </Field>
    </DayRangeForm>
  )
}
