import type { PastAct } from '#domain/subscriptions/contract.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'

/** What has happened to a subscription, newest first, with who and why [REG-4, SELLER-3]. */
export function SubscriptionHistory({ acts }: { acts: readonly PastAct[] }) {
  if (acts.length === 0) return <EmptyState icon="clock" title="Belum ada catatan" />
  return (
    <Timeline
      entries={acts.toReversed().map((act, index) => ({
        key: `${act.versi} ${act.waktu}`,
        title: act.keterangan,
        time: formatDateTime(act.waktu),
        text: (
          <>
            {act.oleh}
            {act.catatan && <span className="block wrap-anywhere">{act.catatan}</span>}
            {act.dokumen.length > 0 && (
              <span className="block">Dokumen: {act.dokumen.map(({ nama }) => nama).join(', ')}</span>
            )}
            {act.ketentuan && <span className="block">{act.ketentuan}</span>}
          </>
        ),
        state: index === 0 ? 'current' : 'done',
        ...(index === 0 && { icon: 'check' as const }),
      }))}
    />
  )
}
