import { Link } from 'react-router'
import type { PastAct } from '#domain/administration/contract-companies.ts'
import { auditSentence } from '#domain/audit/acts.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'

/** Past acts of administrators on a company or a person, the latest first [ADM-6]. */
export function PastActs({ acts, thingId }: { acts: readonly PastAct[]; thingId: string }) {
  return (
    <Section
      title="Riwayat administrator"
      aside={
        <Link to={`/admin/audit?keyword=${thingId}`} className="text-link text-sm">
          Buka audit
        </Link>
      }
    >
      {acts.length === 0 ? (
        <p className="text-sm text-mute">Belum ada tindakan administrator.</p>
      ) : (
        <Timeline
          entries={acts.map(({ at, act, by, reason }) => ({
            key: `${act} ${at}`,
            title: auditSentence(act),
            time: formatDateTime(at),
            text: [by, reason].filter(Boolean).join(': '),
          }))}
        />
      )}
    </Section>
  )
}
