import type { Inbox } from '#domain/negotiations/shapes.ts'
import { Stat } from '#web/ui/status/stat.tsx'
import { formatPercent } from '../format-percent.ts'
import { durationWords } from '../time-words.ts'

/** The seller's figures: waiting negotiations, response time, results. */
export function InboxStats({ summary }: { summary: Inbox['summary'] }) {
  const { waiting, medianMinutes, orderedPercent, meanDifference } = summary
  return (
    <ul aria-label="Ringkasan nego" className="mb-4 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <li>
        <Stat
          value={waiting}
          label="menunggu jawaban"
          className={statClass}
          {...(waiting > 0 && { tone: 'attention' as const })}
        />
      </li>
      <li>
        <Stat
          value={medianMinutes === null ? '–' : durationWords(medianMinutes)}
          label="median jawaban hari ini"
          className={statClass}
        />
      </li>
      <li>
        <Stat
          value={orderedPercent === null ? '–' : formatPercent(orderedPercent).replace('+', '')}
          label="nego jadi pesanan (30 hari)"
          className={statClass}
        />
      </li>
      <li>
        <Stat
          value={meanDifference === null ? '–' : formatPercent(meanDifference)}
          label="rata-rata selisih dari harga"
          className={statClass}
        />
      </li>
    </ul>
  )
}

// small on a phone, where the list matters most
const statClass = 'h-full max-md:px-3.5 max-md:py-2.5 max-md:[&>p:first-child]:text-lg'
