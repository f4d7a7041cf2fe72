import { editableQuestionsQuery } from '#web/areas/content/editor/queries.ts'
import { QuestionsView } from '#web/areas/content/editor/questions-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-faq'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(editableQuestionsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('FAQ – Administrator')

export default function AdminQuestionsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <QuestionsView />
    </main>
  )
}
