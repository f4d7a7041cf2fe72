import { formatCount } from '#domain/format.ts'
import type { ImportDetail } from '#domain/imports/shapes.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { refreshes } from './queries.ts'

const choices = [
  { value: 'draf', title: 'Simpan sebagai draf', text: 'Periksa dahulu, lalu terbitkan dari tabel produk.' },
  { value: 'dijual', title: 'Langsung dijual', text: 'Tampil di Daftar Produk begitu diterapkan.' },
] as const

/** Whether new products of which the file does not say so are drafts or sold at once; its rows are checked anew [SHOP-4]. */
export function NewProducts({ one, isPairing }: { one: ImportDetail; isPairing: boolean }) {
  const act = useAct('pusat-seller/impor/kolom', { done: 'Baris diperiksa lagi', refreshes })
  // chosen once they are sold, a row may become a problem that was none: the choice stays to be taken back
  if (one.state !== 'checked' || one.kind !== 'product' || (one.fresh === 0 && one.newProducts === 'draf')) return null
  const choose = (newProducts: ImportDetail['newProducts']) =>
    act.send({
      id: one.id,
      version: one.version,
      columns: one.columns.map(({ column }) => column ?? ('' as const)),
      newProducts,
    })
  return (
    <Section title="Produk baru" lead={`${formatCount(one.fresh)} baris`}>
      <Field group label="Produk baru" hideLabel hint="Baris yang mengisi kolom Status memakai isinya sendiri.">
        <div className="grid gap-3 sm:grid-cols-2">
          {choices.map(({ value, title, text }) => (
            <RadioCard
              key={value}
              name="produk-baru"
              title={title}
              text={text}
              checked={one.newProducts === value}
              disabled={act.working || isPairing}
              onChange={() => void choose(value)}
            />
          ))}
        </div>
      </Field>
    </Section>
  )
}
