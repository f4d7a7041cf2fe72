import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { auditAct, auditSentence } from '#domain/audit/acts.ts'
import type { AuditEntry } from '#domain/audit/contract.ts'
import { formatCount } from '#domain/format.ts'
import { MOST_AUDITED } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { AuditEntryDetails } from './audit-entry-details.tsx'
import { type AuditFilter, auditFilter, isNarrowed } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
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
          empty={<Nothing narrowed={isNarrowed(filter)} />}
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
