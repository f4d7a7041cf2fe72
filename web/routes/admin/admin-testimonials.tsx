import { editableTestimonialsQuery } from '#web/areas/content/editor/queries.ts'
import { TestimonialsView } from '#web/areas/content/editor/testimonials-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-testimonials'

export async function loader(args: Route.LoaderArgs) {
  return adminPageOf(args).prefetch(editableTestimonialsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Testimoni – Administrator')

export default function AdminTestimonialsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <TestimonialsView />
    </main>
  )
}
