import { MOST_OFFERS } from '#domain/negotiations/terms.ts'
import { DotMeter } from '#web/ui/status/dot-meter.tsx'

/** The offers the buyer has left, as three dots [NEGO-9]. */
export function AttemptsLeft({ left }: { left: number }) {
  return <DotMeter total={MOST_OFFERS} filled={left} label={`Sisa percobaan: ${left} dari ${MOST_OFFERS}`} />
}
