import { PeopleView } from '#web/areas/administration/people-view.tsx'
import { peopleQuery, personFilter } from '#web/areas/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-people'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = personFilter.read(args.url.searchParams)
  return { ...(await prefetch(peopleQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Pengguna – Administrator')

export default function AdminPeoplePage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Pengguna" lead="Semua yang dapat masuk, yang terbaru lebih dahulu." />
      <PeopleView filter={filter} />
    </main>
  )
}
