import { MessagesView } from '#web/areas/contact/messages-view.tsx'
import { messageFilter, messagesQuery } from '#web/areas/contact/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-messages'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = messageFilter.read(args.url.searchParams)
  return { ...(await prefetch(messagesQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Pesan – Administrator')

export default function AdminMessagesPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Pesan" lead="Pertanyaan dari formulir kontak. Disimpan paling lama 12 bulan." />
      <MessagesView filter={filter} />
    </main>
  )
}
