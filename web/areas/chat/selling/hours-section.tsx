import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '#web/ui/layout/section.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { hoursWords } from '../room/hours-words.ts'
import { HoursButton } from './hours-button.tsx'
import { hoursQuery } from './queries.ts'

/** When the shop is open, as its page and its conversations say it [SHOP-8]. */
export function HoursSection() {
  const { data: hours } = useSuspenseQuery(hoursQuery)
  return (
    <Section
      title="Jam buka"
      lead="Tampil di halaman toko dan di chat. Pada hari libur nasional dan hari libur Anda toko dianggap tutup."
      aside={<HoursButton label="Ubah jam buka" />}
    >
      <p className={hours.days.length === 0 ? 'text-mute' : 'num'}>
        {hours.days.length === 0
          ? 'Belum diisi: halaman toko tidak menyebut jam.'
          : withAmounts(hoursWords(hours.days))}
      </p>
    </Section>
  )
}
