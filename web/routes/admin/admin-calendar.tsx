import { CalendarView } from '#web/areas/calendar/calendar-view.tsx'
import { calendarFilter, yearQuery } from '#web/areas/calendar/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-calendar'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = calendarFilter.read(args.url.searchParams)
  return { ...(await prefetch(yearQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Hari libur – Administrator')

export default function AdminCalendarPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Hari libur" lead="Libur nasional dan cuti bersama. Tenggat dalam hari kerja melewatinya." />
      <CalendarView filter={filter} />
    </main>
  )
}
