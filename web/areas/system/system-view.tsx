import { useSuspenseQuery } from '@tanstack/react-query'
import { formatCount } from '#domain/format.ts'
import type { SlowCall, System } from '#domain/system/contract.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { breakable } from '#web/ui/text/breakable.tsx'
import { AuditCheckPart } from './audit-check.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { systemQuery } from './queries.ts'

/** How the platform runs: what failed, what waits, what is slow, and what it runs on [ADM-7]. */
export function SystemView() {
  const { data: system } = useSuspenseQuery(systemQuery)
  const { versions, queues, failed, failedCount, failedMailCount, connections, calls } = system
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat label="Pekerjaan gagal" value={formatCount(failedCount)} {...toneOf(failedCount)} />
        <Stat label="E-mail tidak terkirim" value={formatCount(failedMailCount)} {...toneOf(failedMailCount)} />
        <Stat label="Pekerjaan menunggu" value={formatCount(waiting)} />
        <Stat label="Browser terhubung, proses ini" value={formatCount(connections)} />
      </div>
      <Part title="Log audit">
        <AuditCheckPart check={system.audit} />
      </Part>
      <Part title="Pekerjaan yang gagal">
        <FailedJobs jobs={failed} />
        {failedCount > failed.length && (
          <p className="num mt-3 text-sm text-mute">{failed.length} yang terbaru ditampilkan.</p>
        )}
      </Part>
      <Part title="Antrean">
        <DataTable
          caption="Antrean pekerjaan"
          columns={queueColumns}
          rows={queues}
          rowKey={({ name }) => name}
          empty={<EmptyState icon="clock" title="Tidak ada yang menunggu" text="Semua pekerjaan sudah selesai." />}
        />
      </Part>
      <Part title="Panggilan paling lambat">
        <DataTable
          caption="Panggilan paling lambat sejak proses ini berjalan"
          columns={callColumns}
          rows={calls}
          rowKey={({ route }) => route}
          empty={<EmptyState icon="chart" title="Belum ada panggilan" text="Angka muncul setelah halaman dibuka." />}
        />
      </Part>
      <Part title="Versi">
        <div className="rounded-card border border-line bg-paper p-4">
          <FactList
            columns={4}
            facts={[
              { label: 'Aplikasi', value: versions.application },
              { label: 'Node', value: versions.node },
              { label: 'PostgreSQL', value: versions.postgresql },
              { label: 'Migrasi terbaru', value: breakable(versions.migration) },
            ]}
          />
        </div>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function toneOf(count: number) {
  return count > 0 ? ({ tone: 'danger' } as const) : {}
}

const queueColumns: Column<System['queues'][number]>[] = [
  { key: 'nama', title: 'Antrean', onCard: 'heading', cell: ({ name }) => name },
  { key: 'menunggu', title: 'Menunggu', numeric: true, cell: ({ waiting }) => formatCount(waiting) },
  { key: 'berjalan', title: 'Berjalan', numeric: true, cell: ({ running }) => formatCount(running) },
  { key: 'lagi', title: 'Dicoba lagi', numeric: true, cell: ({ retrying }) => formatCount(retrying) },
]

const callColumns: Column<SlowCall>[] = [
  {
    key: 'alamat',
    title: 'Alamat',
    onCard: 'heading',
    cell: ({ route }) => <span className="[overflow-wrap:anywhere]">{route}</span>,
  },
  { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ count }) => formatCount(count) },
  { key: 'rata', title: 'Rata-rata', numeric: true, cell: ({ meanMs }) => `${formatCount(meanMs)} ms` },
  {
    key: 'p99',
    title: '99 % paling lama',
    numeric: true,
    cell: ({ p99Ms }) => (p99Ms === null ? '> 10.000 ms' : `${formatCount(p99Ms)} ms`),
  },
]
