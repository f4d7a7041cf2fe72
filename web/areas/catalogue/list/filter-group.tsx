import { useId, useState } from 'react'
import { formatCount } from '#domain/format.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ChoiceLink } from '#web/ui/list/choice-link.tsx'

export interface FilterChoice {
  name: string
  /** Products it would leave. */
  count: number
  on: boolean
  to: string
  /** Takes the place of the group's other choice. */
  single?: boolean
}

const SHOWN_AT_FIRST = 5
const READ_AT_A_GLANCE = 12

/** The values of one filter: the first five and those chosen, all on demand, a long list with a search [MAT-6]. */
export function FilterGroup({ title, choices }: { title: string; choices: readonly FilterChoice[] }) {
  const listId = useId()
  const [all, setAll] = useState(false)
  const [sought, setSought] = useState('')
  if (choices.length === 0) return null
  const searchable = all && choices.length > READ_AT_A_GLANCE
  const shown = all
    ? choices.filter(({ name }) => !searchable || name.toLowerCase().includes(sought.trim().toLowerCase()))
    : choices.filter(({ on }, place) => on || place < SHOWN_AT_FIRST)
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-sm">{title}</h3>
      {searchable && (
        <TextInput
          type="search"
          aria-label={`Cari ${title.toLowerCase()}`}
          placeholder="Cari"
          aria-controls={listId}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className="mb-1.5"
        />
      )}
      <ul id={listId}>
        {shown.map(({ count, ...choice }) => (
          <li key={choice.name}>
            <ChoiceLink {...choice} count={formatCount(count)} counts="produk" />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-sm text-mute">Tidak ada yang cocok.</p>}
      {choices.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
            setSought('')
          }}
          className="text-link mt-1.5 min-h-8 rounded-sm text-sm pointer-coarse:min-h-11"
        >
          {all ? 'Tampilkan lebih sedikit' : `Tampilkan semua (${choices.length})`}
        </button>
      )}
    </section>
  )
}
