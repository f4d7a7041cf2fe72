import { surveyVersionsQuery } from '#web/areas/surveys/versions/queries.ts'
import { VersionsView } from '#web/areas/surveys/versions/versions-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-survey-versions'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(surveyVersionsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Pertanyaan survei – Administrator')

export default function AdminSurveyVersionsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <VersionsView />
    </main>
  )
}
