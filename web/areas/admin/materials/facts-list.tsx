import { useSuspenseQuery } from '@tanstack/react-query'
import { formatHsCode } from '#domain/format.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'

/** All facts of a material, to be read before deciding. */
export function FactsList({ facts }: { facts: MaterialFacts }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const category = categories.find(({ id }) => id === facts.categoryId)
  return (
    <FactList
      facts={[
        { label: 'Nama Indonesia', value: facts.name },
        { label: 'Nama Inggris', value: facts.nameEnglish },
        { label: 'Kategori', value: category?.name ?? '–' },
        { label: 'Nomor CAS', value: facts.casNumber ?? '–' },
        { label: 'Kode E', value: facts.eNumber ?? '–' },
        { label: 'INCI', value: facts.inci ?? '–' },
        { label: 'Kode HS', value: facts.hsCode ? formatHsCode(facts.hsCode) : '–' },
        { label: 'Bahaya', value: facts.hazard ?? '–' },
        { label: 'Kritis halal', value: facts.halalCritical ? 'ya' : 'tidak' },
        { label: 'Nama lain', value: facts.otherNames.join(' · ') || '–', wide: true },
        { label: 'Fungsi', value: facts.functions.join(', ') || '–' },
        { label: 'Deskripsi', value: facts.description || '–', wide: true },
      ]}
    />
  )
}
