import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { yes } from '#domain/machine.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { Merging } from '#domain/materials/contract-administration.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { adminMaterialPath, MATERIALS_PATH, mergePath } from '../paths.ts'
import { FactsList } from './facts-list.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { editableMaterialQuery, MATERIAL_CALLS, mergingQuery } from './queries.ts'

interface Props {
  materialId: number
  /** The material it is merged into; null while none is chosen. */
  intoId: number | null
  keyword: string
}

/** Merges a material into another one, after showing both and what moves [MAT-5, ADM-3]. */
export function MergeView({ materialId, intoId, keyword }: Props) {
  const { data: material } = useSuspenseQuery(editableMaterialQuery(materialId))
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Bahan', to: `${MATERIALS_PATH}/semua` },
          { label: material.facts.name, to: adminMaterialPath(materialId) },
          { label: 'Gabung' },
        ]}
        title={`Gabung ${material.facts.name}`}
        lead="Produk, nama, dan alamatnya pindah ke bahan yang dipilih. Penggabungan tidak dapat dibatalkan."
      />
      {intoId === null ? (
        <Section title="Gabung ke bahan mana?">
          <MaterialChoice
            similar={material.similar}
            keyword={keyword}
            except={materialId}
            onSearch={(typed) => void navigate({ search: typed ? `?${new URLSearchParams({ keyword: typed })}` : '' })}
            action={({ id, name }) => (
              <Link
                to={mergePath(materialId, id)}
                aria-label={`Pilih ${name}`}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Pilih
              </Link>
            )}
          />
        </Section>
      ) : (
        <Preview materialId={materialId} intoId={intoId} />
      )}
    </>
  )
}

function Preview({ materialId, intoId }: { materialId: number; intoId: number }) {
  const { data: merging } = useSuspenseQuery(mergingQuery(materialId, intoId))
  const { data: material } = useSuspenseQuery(editableMaterialQuery(materialId))
  const { data: target } = useQuery(editableMaterialQuery(intoId))
  const navigate = useNavigate()

  return (
    <div className="grid gap-5">
      <Section
        title="Yang berpindah"
        aside={
          <div className="flex flex-wrap gap-3">
            <Link to={mergePath(materialId)} className={buttonClass({ variant: 'ghost' })}>
              Pilih bahan lain
            </Link>
            {actsOn(merging, {
              merge: actOn('admin/bahan/gabung', {
                label: 'Gabung',
                can: yes,
                body: (snapshot) => ({
                  id: snapshot.material.id,
                  version: snapshot.version,
                  targetId: snapshot.target.id,
                  targetVersion: snapshot.targetVersion,
                }),
                title: (snapshot) => `Gabung ${snapshot.material.name} ke ${snapshot.target.name}?`,
                text: (snapshot) =>
                  `${formatCount(snapshot.productCount)} produk menjadi penawaran ${snapshot.target.name}. Ini tidak dapat dibatalkan.`,
                confirmLabel: 'Ya, gabung',
                tone: 'danger',
                done: 'Bahan digabung',
                refreshes: MATERIAL_CALLS,
                answered: () => navigate(adminMaterialPath(intoId)),
              }),
            })}
          </div>
        }
      >
        <FactList layout="rows" facts={factsOf(merging)} />
      </Section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title={`Digabung: ${material.facts.name}`}>
          <FactsList facts={material.facts} />
        </Section>
        {target && (
          <Section title={`Tetap: ${target.facts.name}`}>
            <FactsList facts={target.facts} />
          </Section>
        )}
      </div>
    </div>
  )
}

function factsOf({ target, productCount, newNames, slugs, changesCategory }: Merging) {
  return [
    { label: 'Produk dari semua seller', value: formatCount(productCount) },
    { label: 'Nama baru di sana', value: newNames.join(' · ') || 'tidak ada yang baru' },
    { label: `Alamat yang menuju ${target.name}`, value: slugs.map(materialPath).join(', ') },
    { label: 'Kategori produk', value: changesCategory ? `pindah ke ${target.categoryName}` : 'tetap' },
  ]
}
