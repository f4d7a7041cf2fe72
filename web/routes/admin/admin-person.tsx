import { PEOPLE_PATH } from '#web/areas/admin/paths.ts'
import { PersonDetail } from '#web/areas/administration/person-detail.tsx'
import { personQuery } from '#web/areas/administration/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-person'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const { name } = await found(page.ask(personQuery(args.params.userId)))
  return { ...page.loaded(), name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Administrator` : 'Pengguna tidak ditemukan')

export default function AdminPersonPage({ params, loaderData: { name } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Pengguna', to: PEOPLE_PATH }, { label: name }]} />
      <PersonDetail key={params.userId} userId={params.userId} />
    </main>
  )
}
