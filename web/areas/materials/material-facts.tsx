import type { Material } from '#domain/catalogue/codec-materials.ts'
import { formatHsCode, sentence } from '#domain/format.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import type { Fact } from '#web/ui/status/fact-list.tsx'

/** What is true of a material whoever sells it; only what is known [MAT-1]. */
export function materialFacts(material: Material): Fact[] {
  const { otherNames, casNumber, eNumber, inci, hsCode, forms, functions, halalCritical, hazard } = material
  return [
    ...known('Nama lain', otherNames.join(', '), 'wide'),
    ...known('Nomor CAS', casNumber),
    ...known('Kode E', eNumber),
    ...known('Nama INCI', inci),
    ...known('Kode HS', hsCode && formatHsCode(hsCode)),
    ...known('Bentuk', sentence(forms.join(', '))),
    ...known('Fungsi', sentence(functions.join(', ')), 'wide'),
    ...(halalCritical ? [{ label: 'Halal', value: <HalalCritical />, wide: true }] : []),
    ...(hazard ? [{ label: 'Bahaya', value: <Hazard>{hazard}</Hazard>, wide: true }] : []),
  ]
}

function known(label: string, value: string | null, width?: 'wide'): Fact[] {
  return value ? [{ label, value, wide: width === 'wide' }] : []
}

function HalalCritical() {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusPill tone="attention">Titik kritis</StatusPill>
      <span className="font-normal">
        <span className="sr-only">, </span>periksa sertifikat tiap penawaran
      </span>
    </span>
  )
}

function Hazard({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="warning" size={18} className="mt-px shrink-0 text-amber" />
      {children}
    </span>
  )
}
