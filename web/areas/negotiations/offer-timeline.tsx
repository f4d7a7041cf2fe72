import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import type { IconName } from '#web/ui/picture/icon.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/status/timeline.tsx'
import { OfferDifference } from './offer-difference.tsx'
import { type Step, stepWords } from './step-words.ts'

interface Props {
  steps: readonly Step[]
  unit: string
  /** Whether somebody still has something to say. */
  running: boolean
  deal: boolean
}

/** Every step with who, what and when; offers with their difference to the list price [NEGO-13]. */
export function OfferTimeline({ steps, unit, running, deal }: Props) {
  const entries = steps.map(
    (step, index): TimelineEntry => ({
      key: String(step.versi),
      title: <StepTitle step={step} words={stepWords(step, steps[index - 1], deal)} />,
      time: formatDateTime(step.waktu),
      text: <StepText step={step} unit={unit} />,
      state: stateOf(step, running && index === steps.length - 1),
      icon: icons[step.jenis],
    }),
  )
  return <Timeline entries={entries} />
}

function StepTitle({ step, words }: { step: Step; words: string }) {
  return (
    <>
      {words}
      {step.harga !== null && (
        <>
          {' '}
          <span className="num whitespace-nowrap">{formatRupiah(step.harga)}</span>
        </>
      )}
      {step.selisih_persen !== null && <OfferDifference percent={step.selisih_persen} className="ms-2" />}
    </>
  )
}

function StepText({ step, unit }: { step: Step; unit: string }) {
  return (
    <>
      <span className="num">
        {step.oleh}
        {step.jumlah_satuan !== null && ` · ${formatQuantity(step.jumlah_satuan)} ${unit}`}
      </span>
      {step.catatan && <span className="mt-0.5 block text-ink-soft">“{step.catatan}”</span>}
    </>
  )
}

function stateOf(step: Step, current: boolean): NonNullable<TimelineEntry['state']> {
  if (['tolak', 'tarik', 'batal', 'kedaluwarsa'].includes(step.jenis)) return 'failed'
  return current ? 'current' : 'done'
}

const icons: Record<Step['jenis'], IconName> = {
  tawaran: 'tag',
  info: 'info',
  jawaban: 'chat',
  setuju: 'handshake',
  tolak: 'close',
  tarik: 'close',
  batal: 'close',
  selesai: 'cart',
  kedaluwarsa: 'clock',
  sistem: 'info',
}
