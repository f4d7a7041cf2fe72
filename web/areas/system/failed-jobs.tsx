import type { FailedJob } from '#domain/system/contract.ts'
import { formatDate, formatTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

/** Jobs that failed for good, to be run again once their cause is mended [ADM-7]. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
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
