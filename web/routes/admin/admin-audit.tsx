import { auditFilter, fileFields } from '#web/areas/audit/audit-filter.ts'
import { AuditView } from '#web/areas/audit/audit-view.tsx'
import { auditQuery } from '#web/areas/audit/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/admin-audit'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = auditFilter.read(args.url.searchParams)
  return { ...(await prefetch(auditQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Audit – Administrator')

export default function AdminAuditPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Audit"
        lead="Tindakan administrator serta perubahan peran, hak, dan kredit. Hanya bertambah, tidak dapat diubah."
        actions={
          <a
            href={fileAddress('admin/audit/unduh', fileFields(filter))}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" size={17} />
            Unduh CSV
          </a>
        }
      />
      <AuditView filter={filter} />
    </main>
  )
}
