import type { PastAct } from '#domain/subscriptions/shapes-history.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

/** The history of a subscription, newest first, with who and why [REG-4, SELLER-3]. */
export function SubscriptionHistory({ acts }: { acts: readonly PastAct[] }) {
  if (acts.length === 0) return <EmptyState icon="clock" title="Belum ada catatan" />
  return (
    <Timeline
      entries={acts.toReversed().map((act, index) => ({
        key: `${act.version} ${act.at}`,
        title: act.explanation,
        time: formatDateTime(act.at),
        text: (
          <>
            {act.by}
            {act.note && <span className="block wrap-anywhere">{act.note}</span>}
            {act.documents.length > 0 && (
              <span className="block">Dokumen: {act.documents.map(({ name }) => name).join(', ')}</span>
            )}
            {act.terms && <span className="block">{withAmounts(act.terms)}</span>}
          </>
        ),
        state: index === 0 ? 'current' : 'done',
        ...(index === 0 && { icon: 'check' as const }),
      }))}
    />
  )
}
