import { formatRupiah } from '#domain/format.ts'
import type { LateMoney } from '#domain/oversight/codec-companies.ts'
import { lateWayLabel } from '#domain/receivables/late-money.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'

/** What has come for a company since it was closed, which nobody of it sees any more [PAY-3, ADM-2]. */
export function LateMoneyList({ name, money }: { name: string; money: readonly LateMoney[] }) {
  return (
    <Section title="Uang setelah ditutup">
      <p className="mb-3 text-sm text-mute">
        Tidak ada lagi anggota yang melihatnya. Hubungi kedua pihak: pemilik lama mengembalikan uang ini, atau
        memberitahukan ke mana uang ini semestinya.
      </p>
      <DataTable
        caption={`Uang untuk ${name} setelah ditutup`}
        columns={columns}
        rows={money}
        rowKey={({ at, way, numbers }) => `${at} ${way} ${numbers.join()}`}
        density="roomy"
      />
    </Section>
  )
}

const columns: readonly Column<LateMoney>[] = [
  {
    key: 'pihak',
    title: 'Pihak lain',
    onCard: 'heading',
    cell: ({ otherName, numbers }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{otherName}</span>
        <span className="block text-sm font-normal text-mute wrap-anywhere">{numbers.join(', ')}</span>
      </>
    ),
  },
  { key: 'cara', title: 'Cara', cell: ({ way }) => lateWayLabel(way) },
  { key: 'waktu', title: 'Waktu', numeric: true, cell: ({ at }) => formatDateTime(at) },
  { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ amount }) => formatRupiah(amount) },
]
