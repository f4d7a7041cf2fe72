import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentence } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import { negotiationOutcome, negotiationState } from '#domain/negotiations/words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type NegotiationFilter, type negotiationFilter, type Phase, phases } from './negotiation-filter.ts'
import { statesIn } from './state-tones.ts'

interface Props {
  filter: NegotiationFilter
  /** Writes it into the address. */
  params: typeof negotiationFilter
  /** How many that the search finds are running, and how many are waiting, whatever the state. */
  counts: { running: number; waiting: number }
  searchHint: string
}

/** Running or ended, state, and search; each choice has its own address. */
export function NegotiationFilters({ filter, params, counts, searchHint }: Props) {
  const navigate = useNavigate()
  const phaseCounts: Partial<Record<Phase, number>> = { berjalan: counts.running, menunggu: counts.waiting }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value))
    void navigate({ search: params.search(filter, { ...params.read(typed), phase: filter.phase }) })
  }

  // chosen by the link of a figure
  const hidden = [
    ['hasil', filter.outcome && negotiationOutcome.encode(filter.outcome)],
    ['dari', filter.from],
    ['sampai', filter.until],
  ] as const

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3" data-print="hide">
      <PillLinks
        label="Tampilkan nego"
        links={phases.map((phase) => ({
          to: { search: params.search(filter, { phase, state: '' }) },
          label: labels[phase],
          count: phaseCounts[phase],
          current: phase === filter.phase,
        }))}
      />
      {/* another address has other values: the fields start again with them */}
      <search key={params.search(filter)} aria-label="Cari nego" className="min-w-0 max-md:w-full">
        <form onSubmit={search} className="flex min-w-0 flex-wrap items-center gap-2.5">
          <Field label="Status" hideLabel className="max-sm:w-full">
            <Select
              name="status"
              defaultValue={filter.state && negotiationState.encode(filter.state)}
              options={[
                { value: '', label: 'Semua status' },
                ...statesIn(filter.phase).map((state) => ({
                  value: negotiationState.encode(state),
                  label: sentence(stateLabel(state)),
                })),
              ]}
            />
          </Field>
          {hidden.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          <Field label="Cari nego" hideLabel className="min-w-0 flex-1 md:w-64">
            <TextInput
              type="search"
              name="keyword"
              maxLength={LONGEST.keyword}
              placeholder={searchHint}
              defaultValue={filter.keyword}
              leading={<Icon name="search" size={19} />}
            />
          </Field>
          <Button type="submit" variant="secondary" className="h-11">
            Terapkan
          </Button>
          {hidden.some(([, value]) => value) && (
            <Link
              to={{ search: params.search({ phase: filter.phase }) }}
              className={buttonClass({ variant: 'ghost', className: 'h-11' })}
            >
              Hapus filter
            </Link>
          )}
        </form>
      </search>
    </div>
  )
}

const labels: Record<Phase, string> = {
  semua: 'Semua',
  berjalan: 'Berjalan',
  menunggu: 'Menunggu Anda',
  berakhir: 'Berakhir',
}
