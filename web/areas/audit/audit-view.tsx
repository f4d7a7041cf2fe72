import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { auditAct, auditActs, auditSentence } from '#domain/audit/acts.ts'
import type { AuditEntry } from '#domain/audit/contract.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST, MOST_AUDITED } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type AuditFilter, auditFilter } from './audit-filter.ts'
import { auditQuery } from './queries.ts'

/** The audit log: searched, read page by page from the newest on, each entry with what it changed [ADM-6]. */
export function AuditView({ filter }: { filter: AuditFilter }) {
  const { data: page } = useSuspenseQuery(auditQuery(filter))
  const loading = useListLoading()
  return (
    <>
      <AuditFilters key={auditFilter.search(filter)} filter={filter} />
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.entries.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Audit, yang terbaru lebih dahulu"
          columns={columns}
          rows={page.entries}
          rowKey={({ id }) => id}
          empty={<Nothing narrowed={auditFilter.isNarrowed({ ...filter, before: undefined })} />}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-sm text-mute" role="status">
          {page.total > 0 && countOf(page.total)}
        </p>
        <nav aria-label="Halaman audit" className="flex flex-wrap gap-3">
          {filter.before && (
            <Link
              to={{ search: auditFilter.search(filter, { before: undefined }) }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Terbaru
            </Link>
          )}
          {page.next && (
            <Link
              to={{ search: auditFilter.search(filter, { before: page.next }) }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Lebih lama
            </Link>
          )}
        </nav>
      </div>
    </>
  )
}

function countOf(total: number): string {
  if (total > MOST_AUDITED) return `Lebih dari ${formatCount(MOST_AUDITED)} catatan`
  return `${formatCount(total)} catatan`
}

const columns: Column<AuditEntry>[] = [
  {
    key: 'waktu',
    title: 'Waktu',
    className: 'whitespace-nowrap align-top',
    onCard: 'bare',
    cell: ({ at }) => (
      <time dateTime={at} className="num text-mute">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: 'oleh',
    title: 'Oleh',
    className: 'align-top md:min-w-40 md:max-w-72 xl:min-w-64',
    onCard: 'bare',
    cell: ({ by, company }) => (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="[overflow-wrap:anywhere]">{by ?? 'Sistem'}</span>
        {company && <span className="min-w-0 text-xs text-mute">{company}</span>}
      </span>
    ),
  },
  {
    key: 'tindakan',
    title: 'Tindakan',
    className: 'align-top md:w-full',
    onCard: 'bare',
    cell: (entry) => (
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="[overflow-wrap:anywhere]">
          {auditSentence(entry.act)} {entry.thing && <strong className="font-semibold">{entry.thing}</strong>}
        </span>
        <AuditEntryDetails entry={entry} />
      </span>
    ),
  },
  {
    key: 'kode',
    title: 'Kode',
    className: 'whitespace-nowrap align-top text-mute max-2xl:md:hidden',
    onCard: 'hidden',
    cell: ({ act }) => auditAct.encode(act),
  },
]

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) {
    return (
      <NothingFits
        title="Tidak ada catatan yang cocok"
        text="Coba kata kunci yang lebih pendek, tindakan lain, atau rentang tanggal yang lebih panjang."
      />
    )
  }
  return (
    <EmptyState
      icon="shield"
      title="Belum ada catatan"
      text="Tindakan administrator serta perubahan peran, hak, dan kredit tercatat di sini."
    />
  )
}

const actChoices = [
  { value: '', label: 'Semua tindakan' },
  ...auditActs.map((act) => ({ value: auditAct.encode(act), label: auditSentence(act) })),
]

/** Search by who, what, which thing and when. Pass the address as `key`, so that another address has its own fields. */
function AuditFilters({ filter }: { filter: AuditFilter }) {
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
      cleared={auditFilter.isNarrowed({ ...filter, before: undefined }) ? '' : null}
      className="mb-4"
      onSearch={(typed) => void navigate({ search: auditFilter.search(auditFilter.read(typed)) })}
    >
      <Field label="Tindakan" hideLabel className="max-sm:w-full sm:max-w-64">
        <Select name="tindakan" defaultValue={filter.act && auditAct.encode(filter.act)} options={actChoices} />
      </Field>
    </DayRangeForm>
  )
}

/** The changes by an act, and its origin; collapsed at first. */
function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
  const { changes, role, network, device, thingId, position } = entry
  const facts = [
    ['Peran', role],
    ['Perangkat', device],
    ['Jaringan', network],
    ['Kode benda', thingId],
    ['Nomor', position],
  ].filter(([, value]) => value !== null)
  return (
    <details className="group/entry max-md:mt-1 open:w-full">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-mark text-xs text-mute hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={14} className="transition-transform group-open/entry:rotate-90" />
        {changes.length > 0 ? `${changes.length} perubahan` : 'Rincian'}
      </summary>
      <div className="mt-2 grid gap-3 rounded-control bg-wash p-3 text-start">
        {changes.length > 0 && (
          <table className="w-full table-fixed text-xs">
            <thead>
              <tr className="text-start text-mute">
                <th scope="col" className="w-2/5 pb-1 md:w-1/4 pe-3 text-start font-semibold">
                  Yang berubah
                </th>
                <th scope="col" className="pb-1 pe-3 text-start font-semibold">
                  Sebelum
                </th>
                <th scope="col" className="pb-1 text-start font-semibold">
                  Sesudah
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name} className="align-top">
                  <th scope="row" className="py-0.5 pe-3 text-start font-normal text-mute">
                    {name}
                  </th>
                  <td className="num py-0.5 pe-3 [overflow-wrap:anywhere]">{before ?? '–'}</td>
                  <td className="num py-0.5 font-semibold [overflow-wrap:anywhere]">{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-mute">{name}</dt>
              <dd className="num [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
