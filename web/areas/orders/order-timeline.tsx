import { sentence } from '#domain/format.ts'
import type { Order } from '#domain/orders/shapes.ts'
import { type OrderState, stateLabel } from '#domain/orders/state.ts'
import { formatDateTime, formatDeadline } from '#web/lib/dates.ts'
import { Timeline, type TimelineEntry } from '#web/ui/status/timeline.tsx'

const road: readonly OrderState[] = ['awaiting_approval', 'awaiting_confirmation', 'processing', 'shipped', 'completed']

/** Every past step with who and when, and the steps to come [ORDER-4]. */
export function OrderTimeline({ order }: { order: Order }) {
  const taken = order.timeline.map(
    (step, index): TimelineEntry => ({
      key: `${step.text}-${step.at}`,
      title: step.text,
      time: formatDateTime(step.at),
      text: (
        <>
          {step.by}
          {step.reason && <span className="block">Alasan: {step.reason}</span>}
        </>
      ),
      state: stateOf(step.state, index === order.timeline.length - 1),
    }),
  )
  return <Timeline across entries={[...taken, ...stepsAhead(order)]} />
}

function stateOf(status: OrderState, last: boolean): NonNullable<TimelineEntry['state']> {
  if (status === 'cancelled') return 'failed'
  return last && status !== 'completed' ? 'current' : 'done'
}

function stepsAhead({ state: status, confirmBy, pickup }: Order): TimelineEntry[] {
  const here = road.indexOf(status)
  if (here < 0) return []
  return road.slice(here + 1).map((state, index) => ({
    key: state,
    title: sentence(stateLabel(state, { isFetched: pickup !== null })),
    state: 'ahead',
    ...(index === 0 &&
      confirmBy && { text: `Paling lambat ${formatDeadline(confirmBy)}; sesudahnya dibatalkan otomatis` }),
  }))
}
