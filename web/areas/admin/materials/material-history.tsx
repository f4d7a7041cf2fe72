import type { HeldMaterial } from '#domain/materials/codec.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Timeline } from '#web/ui/status/timeline.tsx'

type Change = HeldMaterial['history'][number]

/** What was done to a material, the newest first, with what each act changed [ADM-3]. */
export function MaterialHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-sm text-mute">Belum pernah dikoreksi.</p>
  return (
    <Timeline
      entries={changes.map((change, place) => ({
        key: `${change.at} ${place}`,
        title: titles[change.event],
        time: formatDateTime(change.at),
        text: (
          <>
            {change.by}
            {changed(change).map(({ label, before, after }) => (
              <span key={label} className="block wrap-anywhere">
                {label}: <del>{before || '–'}</del> → <ins className="no-underline">{after || '–'}</ins>
              </span>
            ))}
          </>
        ),
      }))}
    />
  )
}

const titles: Record<Change['event'], string> = {
  accept: 'Usul diterima',
  correct: 'Dikoreksi',
  absorb: 'Menerima nama bahan lain',
  merge: 'Digabung',
}

const labels: Record<keyof MaterialFacts, string> = {
  name: 'Nama',
  nameEnglish: 'Nama Inggris',
  categoryId: 'Kategori',
  otherNames: 'Nama lain',
  casNumber: 'CAS',
  eNumber: 'Kode E',
  inci: 'INCI',
  hsCode: 'Kode HS',
  functions: 'Fungsi',
  halalCritical: 'Kritis halal',
  hazard: 'Bahaya',
  description: 'Deskripsi',
}

/** Only where there was a material before and is one after: the rest is all of it. */
function changed({ before, after }: Change) {
  if (!before || !after) return []
  const names = Object.keys(labels) as (keyof MaterialFacts)[] // as the record is typed
  return names
    .map((name) => ({ label: labels[name], before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((one) => one.before !== one.after)
}

function textOf(value: MaterialFacts[keyof MaterialFacts]): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  return value === null ? '' : String(value)
}
