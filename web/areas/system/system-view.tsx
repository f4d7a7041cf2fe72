import { useSuspenseQuery } from '@tanstack/react-query'
import { formatCount } from '#domain/format.ts'
import type { AuditCheck, FailedJob, SlowCall, System } from '#domain/system/contract.ts'
import { formatDate, formatDateTime, formatTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { breakable } from '#web/ui/text/breakable.tsx'
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
      <SystemSection title="Log audit">
        <AuditCheckSection check={system.audit} />
      </SystemSection>
      <SystemSection title="Pekerjaan yang gagal">
        <FailedJobs jobs={failed} />
        {failedCount > failed.length && (
          <p className="num mt-3 text-sm text-mute">{failed.length} yang terbaru ditampilkan.</p>
        )}
      </SystemSection>
      <SystemSection title="Antrean">
        <DataTable
          caption="Antrean pekerjaan"
          columns={queueColumns}
          rows={queues}
          rowKey={({ name }) => name}
          empty={<EmptyState icon="clock" title="Tidak ada yang menunggu" text="Semua pekerjaan sudah selesai." />}
        />
      </SystemSection>
      <SystemSection title="Panggilan paling lambat">
        <DataTable
          caption="Panggilan paling lambat sejak proses ini berjalan"
          columns={callColumns}
          rows={calls}
          rowKey={({ route }) => route}
          empty={<EmptyState icon="chart" title="Belum ada panggilan" text="Angka muncul setelah halaman dibuka." />}
        />
      </SystemSection>
      <SystemSection title="Versi">
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
      </SystemSection>
    </div>
  )
}

function SystemSection({ title, children }: { title: string; children: React.ReactNode }) {
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

/** Whether the audit log is as it was written, and since when that is known [ADM-6, ADM-7]. */
function AuditCheckSection({ check }: { check: AuditCheck }) {
  const { at, intact, broken, checking } = check
  const order = useAct('admin/sistem/audit/periksa', {
    done: 'Pemeriksaan dimulai',
    failed: 'Pemeriksaan belum dimulai. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/sistem'],
  })
  const action = (
    <Button
      size="sm"
      variant="secondary"
      working={order.working}
      disabled={checking}
      reason="Log sedang diperiksa. Muat ulang halaman ini sebentar lagi."
      onClick={() => void order.send({})}
    >
      Periksa sekarang
    </Button>
  )
  const since = at && `Diperiksa ${formatDateTime(at)}, lalu setiap malam.`
  if (broken) {
    return (
      <Notice tone="danger" title={`Catatan ke-${formatCount(broken.position)} ${faults[broken.why]}`} action={action}>
        {formatCount(intact)} catatan sebelumnya utuh. Bandingkan dengan cadangan, dan jalankan{' '}
        <code>npm run audit:check</code>. {since}
      </Notice>
    )
  }
  if (at === null) return <Notice action={action}>Log audit belum pernah diperiksa; ia diperiksa setiap malam.</Notice>
  return (
    <Notice tone="success" title={`${formatCount(intact)} catatan utuh`} action={action}>
      Setiap catatan seperti saat ditulis, dan tidak ada yang hilang. {since}
    </Notice>
  )
}

const faults: Record<NonNullable<AuditCheck['broken']>['why'], string> = {
  changed: 'tidak seperti saat ditulis',
  missing: 'hilang',
  unlinked: 'tidak tersambung dengan yang sebelumnya',
  not_the_head: 'bukan yang dulu tercatat di tempat itu',
}

/** Jobs that failed for good, to be run again once their cause is mended [ADM-7]. */
function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <DataTable
      caption="Pekerjaan yang gagal"
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      density="roomy"
      empty={
        <EmptyState
          icon="check-circle"
          title="Tidak ada pekerjaan yang gagal"
          text="Pekerjaan yang gagal setelah dicoba berulang kali tampil di sini."
        />
      }
    />
  )
}

const columns: Column<FailedJob>[] = [
  {
    key: 'pekerjaan',
    title: 'Pekerjaan',
    onCard: 'bare',
    className: 'align-top',
    cell: ({ queue, isMail }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold [overflow-wrap:anywhere]">{queue}</span>
        {isMail && <StatusPill tone="attention">e-mail tidak terkirim</StatusPill>}
      </span>
    ),
  },
  {
    key: 'galat',
    title: 'Galat',
    onCard: 'bare',
    className: 'align-top md:w-1/2',
    cell: ({ fault }) => <span className="text-mute [overflow-wrap:anywhere]">{fault || '–'}</span>,
  },
  {
    key: 'waktu',
    title: 'Gagal pada',
    className: 'whitespace-nowrap align-top',
    cell: ({ at }) => `${formatDate(at)}, ${formatTime(at)}`,
  },
  { key: 'percobaan', title: 'Percobaan', numeric: true, className: 'align-top', cell: ({ attempts }) => attempts },
  { key: 'ulangi', title: 'Tindakan', onCard: 'bare', className: 'align-top', cell: (job) => <Retry job={job} /> },
]

function Retry({ job }: { job: FailedJob }) {
  const retry = useAct('admin/sistem/pekerjaan/ulangi', {
    done: 'Pekerjaan dijalankan lagi.',
    failed: 'Pekerjaan belum dapat dijalankan lagi. Coba lagi.',
    refreshes: ['admin/sistem'],
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      working={retry.working}
      aria-label={`Ulangi ${job.queue}`}
      onClick={() => void retry.send({ id: job.id })}
    >
      Ulangi
    </Button>
  )
}
