import { Stat } from '#web/ui/status/stat.tsx'
import { formatPercent } from '../format-percent.ts'
import type { InboxPage } from '../negotiation-queries.ts'
import { durationWords } from '../time-words.ts'

/** How the seller's negotiations go: what waits, how fast they answer, what comes of it. */
export function InboxStats({ summary }: { summary: InboxPage['ringkasan'] }) {
  const { menunggu, median_jawaban_menit, menjadi_pesanan_persen, selisih_rata_persen } = summary
  return (
    <ul aria-label="Ringkasan nego" className="mb-4 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <li>
        <Stat
          value={menunggu}
          label="menunggu jawaban"
          className={statClass}
          {...(menunggu > 0 && { tone: 'attention' as const })}
        />
      </li>
      <li>
        <Stat
          value={median_jawaban_menit === null ? '–' : durationWords(median_jawaban_menit)}
          label="median jawaban hari ini"
          className={statClass}
        />
      </li>
      <li>
        <Stat
          value={menjadi_pesanan_persen === null ? '–' : formatPercent(menjadi_pesanan_persen).replace('+', '')}
          label="nego jadi pesanan (30 hari)"
          className={statClass}
        />
      </li>
      <li>
        <Stat
          value={selisih_rata_persen === null ? '–' : formatPercent(selisih_rata_persen)}
          label="rata-rata selisih dari harga"
          className={statClass}
        />
      </li>
    </ul>
  )
}

// small on a phone, where the list is what one came for
const statClass = 'h-full max-md:px-3.5 max-md:py-2.5 max-md:[&>p:first-child]:text-lg'
