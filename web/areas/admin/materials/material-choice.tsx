import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { FoundMaterial, SimilarMaterial } from '#domain/materials/contract.ts'
import type { Likeness } from '#domain/materials/state.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { adminMaterialPath } from '../paths.ts'
import { materialListQuery } from './queries.ts'

interface Props {
  /** Those that may be the same, shown while nothing is searched. */
  similar: readonly SimilarMaterial[]
  keyword: string
  /** Not to be chosen: the material itself. */
  except?: number
  onSearch: (keyword: string) => void
  /** The act on a chosen material. */
  action: (material: FoundMaterial) => React.ReactNode
}

/** Chooses another material: among those that may be the same, or by any name or number [ADM-3]. */
export function MaterialChoice({ similar, keyword, except, onSearch, action }: Props) {
  const { data: found } = useQuery({ ...materialListQuery({ keyword, page: 1 }), enabled: keyword !== '' })
  const shown: readonly (FoundMaterial & { likeness?: Likeness })[] = keyword ? (found?.materials ?? []) : similar
  const choices = shown.filter(({ id }) => id !== except)
  return (
    <>
      <KeywordForm
        key={keyword}
        longest={LONGEST.keyword}
        label="Cari bahan"
        placeholder="Nama, CAS, kode E, INCI"
        keyword={keyword}
        onSearch={onSearch}
      />
      {keyword !== '' && !found ? (
        <p className="mt-4 text-sm text-mute" role="status">
          memuat . . .
        </p>
      ) : choices.length === 0 ? (
        <EmptyState
          icon="search"
          title={keyword ? 'Tidak ada bahan yang cocok' : 'Tidak ada bahan yang mirip'}
          text={keyword ? 'Coba nama lain atau nomor CAS-nya.' : 'Cari bahan lain dengan nama atau nomornya.'}
        />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {choices.map((material) => (
            <li key={material.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <MaterialName material={material} />
              {action(material)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A material beside others: its name, numbers, and why it looks the same. */
export function MaterialName({ material }: { material: FoundMaterial & { likeness?: Likeness } }) {
  const { id, name, nameEnglish, casNumber, categoryName, likeness } = material
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={adminMaterialPath(id)} className="font-semibold text-primary hover:underline">
          {name}
        </Link>
        {likeness && <LikenessPill likeness={likeness} />}
      </p>
      <p className="num text-sm text-mute">
        {nameEnglish && `${nameEnglish}\u00a0· `}
        {casNumber && (
          <>
            <span className="whitespace-nowrap">CAS {casNumber}&nbsp;·</span>{' '}
          </>
        )}
        {categoryName}
      </p>
    </div>
  )
}

const appearances: Record<Likeness, readonly [label: string, tone: Tone]> = {
  number: ['CAS sama', 'attention'],
  name: ['nama sama', 'danger'],
  near: ['nama mirip', 'neutral'],
}

/** The likeness of two materials. */
export function LikenessPill({ likeness }: { likeness: Likeness }) {
  const [label, tone] = appearances[likeness]
  return (
    <StatusPill tone={tone} className="justify-self-start">
      {label}
    </StatusPill>
  )
}
