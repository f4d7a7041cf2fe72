import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { HeldMaterial } from '#domain/materials/codec.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { MATERIALS_PATH, materialDeskPath, mergePath } from '../paths.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { FactsList } from './facts-list.tsx'
import { MaterialName } from './material-choice.tsx'
import { MaterialHistory } from './material-history.tsx'
import { heldQuery } from './queries.ts'

/** A material as the administrator keeps it right: facts, addresses, others like it, and what was done to it [ADM-3]. */
export function MaterialDeskView({ materialId }: { materialId: number }) {
  const { data: material } = useSuspenseQuery(heldQuery(materialId))
  const { asking, asked, ask, close } = useAsked<'correct', HeldMaterial>(material)
  const { facts, mergedInto } = material
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Administrator', to: '/admin' },
          { label: 'Bahan', to: `${MATERIALS_PATH}/semua` },
          { label: facts.name },
        ]}
        title={facts.name}
        lead={`${formatCount(material.productCount)} produk · versi ${material.version}`}
        actions={
          !mergedInto && (
            <>
              <Link to={materialPath(material.slug)} className={buttonClass({ variant: 'ghost' })}>
                Lihat di katalog
              </Link>
              <Link to={mergePath(material.id)} className={buttonClass({ variant: 'secondary' })}>
                Gabung dengan bahan lain
              </Link>
              <Button onClick={() => ask('correct')}>Koreksi</Button>
            </>
          )
        }
      />
      {mergedInto && (
        <Notice
          className="mb-5"
          action={
            <Link to={materialDeskPath(mergedInto.id)} className="text-link">
              {mergedInto.name}
            </Link>
          }
        >
          Bahan ini sudah digabung; alamatnya menuju bahan yang lain.
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <Section title="Fakta">
            <FactsList facts={facts} />
          </Section>
          <Section title="Alamat">
            <ul className="num grid gap-1 text-sm [overflow-wrap:anywhere]">
              <li>{materialPath(material.slug)}</li>
              {material.oldSlugs.map((slug) => (
                <li key={slug} className="text-mute">
                  {materialPath(slug)} menuju ke sini
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <div className="grid min-w-0 gap-5">
          {!mergedInto && material.similar.length > 0 && (
            <Section title="Mungkin sama">
              <ul className="divide-y divide-line">
                {material.similar.map((other) => (
                  <li key={other.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                    <MaterialName material={other} />
                    <Link
                      to={mergePath(material.id, other.id)}
                      aria-label={`Bandingkan dengan ${other.name}`}
                      className={buttonClass({ variant: 'secondary', size: 'sm' })}
                    >
                      Bandingkan
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title="Riwayat">
            <MaterialHistory changes={material.history} />
          </Section>
        </div>
      </div>
      {asking === 'correct' && <CorrectDialog open material={asked} onClose={close} />}
    </>
  )
}
