import { formatQuantity } from '#domain/format.ts'
import type { ShownStep } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import type { IconName } from '#web/ui/picture/icon.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/status/timeline.tsx'
import { OfferDifference } from './offer-difference.tsx'
import { stepWords } from './step-words.ts'

interface Props {
  steps: readonly ShownStep[]
  unit: string
  /** Whether the negotiation is still running. */
  running: boolean
  deal: boolean
}

/** Every step with who, what and when; offers with their difference to the list price [NEGO-13]. */
export function OfferTimeline({ steps, unit, running, deal }: Props) {
  const entries = steps.map(
    (step, index): TimelineEntry => ({
      key: String(step.version),
      title: <StepTitle step={step} words={stepWords(step, steps[index - 1], deal)} />,
      time: formatDateTime(step.at),
      text: <StepText step={step} unit={unit} />,
      state: stateOf(step, running && index === steps.length - 1),
      icon: icons[step.kind],
    }),
  )
  return <Timeline entries={entries} />
}

function StepTitle({ step, words }: { step: ShownStep; words: string }) {
  return (
    <>
      {words}
      {step.price !== null && (
        <>
          {' '}
          <span className="num">
            <Amount of={step.price} />
          </span>
        </>
      )}
      {step.difference !== null && <OfferDifference percent={step.difference} className="ms-2" />}
    </>
  )
}

function StepText({ step, unit }: { step: ShownStep; unit: string }) {
  return (
    <>
      <span className="num">
        {step.by}
        {step.units !== null && ` · ${formatQuantity(step.units)} ${unit}`}
      </span>
      {step.note && <span className="mt-0.5 block text-ink-soft">“{step.note}”</span>}
    </>
  )
}

function stateOf(step: ShownStep, current: boolean): NonNullable<TimelineEntry['state']> {
  if (['decline', 'withdraw', 'cancel', 'expire'].includes(step.kind)) return 'failed'
  return current ? 'current' : 'done'
}

const icons: Record<ShownStep['kind'], IconName> = {
  offer: 'tag',
  ask: 'info',
  answer: 'chat',
  agree: 'handshake',
  decline: 'close',
  withdraw: 'close',
  cancel: 'close',
  finish: 'cart',
  expire: 'clock',
  system: 'info',
}
