import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Holiday } from '#domain/calendar/holiday.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AddDialog } from './add-dialog.tsx'
import { kindLabels } from './kind-labels.ts'
import { type CalendarFilter, calendarFilter, yearQuery } from './queries.ts'

/** The holidays of a year, added as they are decreed and taken off again [ADM-2]. */
export function CalendarView({ filter }: { filter: CalendarFilter }) {
  const { data } = useSuspenseQuery(yearQuery(filter))
  const { pathname } = useLocation()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Holiday | null>(null)
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PillLinks
          label="Tahun"
          links={withYear(data).map(({ year, count }) => ({
            to: pathname + calendarFilter.search(filter, { year }),
            label: String(year),
            count,
            current: year === data.year,
          }))}
        />
        <Button onClick={() => setAdding(true)}>Tambah hari libur</Button>
      </div>
      {data.holidays.length > 0 && !data.holidays.some(({ kind }) => kind === 'joint') && (
        <Notice tone="attention">
          Cuti bersama {data.year} belum ada di sini. Tambahkan begitu keputusan bersama terbit, beserta hari libur yang
          tanggalnya bergeser.
        </Notice>
      )}
      {data.holidays.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="calendar"
            title={`Belum ada hari libur ${data.year}`}
            text="Tanpa daftar ini setiap Senin sampai Jumat dihitung hari kerja."
          />
        </div>
      ) : (
        <ul aria-label={`Hari libur ${data.year}`} className={`divide-y divide-line ${cardClass}`}>
          {data.holidays.map((holiday) => (
            <li
              key={holiday.day}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto_auto]"
            >
              <span className="num font-semibold max-sm:text-sm">
                {weekday.format(new Date(`${holiday.day}T00:00:00Z`))}, {formatDay(holiday.day)}
              </span>
              <span className="min-w-0 max-sm:col-start-1 max-sm:row-start-2">{holiday.name}</span>
              <StatusPill tone={holiday.kind === 'national' ? 'primary' : 'neutral'}>
                {kindLabels[holiday.kind]}
              </StatusPill>
              <IconButton
                icon="trash"
                label={`Hapus ${holiday.name}, ${formatDay(holiday.day)}`}
                onClick={() => setRemoving(holiday)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      <Remove holiday={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}

const weekday = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', weekday: 'short' })

interface Year {
  year: number
  count: number
}

/** The years that have days, and the one that is shown. */
function withYear({ year, holidays, years }: { year: number; holidays: readonly Holiday[]; years: readonly Year[] }) {
  if (years.some((one) => one.year === year)) return years
  return [...years, { year, count: holidays.length }].toSorted((one, other) => one.year - other.year)
}

function Remove({ holiday, onClose }: { holiday: Holiday | null; onClose: () => void }) {
  const remove = useAct('admin/kalender/hapus', {
    done: 'Hari libur dihapus',
    failed: 'Hari libur belum dihapus. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/kalender/daftar', 'kalender/libur'],
  })
  return (
    <ConfirmDialog
      open={holiday !== null}
      title={holiday && `Hapus ${holiday.name}, ${formatDay(holiday.day)}?`}
      confirmLabel="Ya, hapus"
      cancelLabel="Kembali"
      tone="danger"
      working={remove.working}
      onConfirm={() => holiday && void remove.send({ day: holiday.day }).then(onClose)}
      onCancel={onClose}
    >
      Hari itu dihitung sebagai hari kerja lagi. Tenggat yang sudah ditetapkan tidak berubah.
    </ConfirmDialog>
  )
}
