import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { EditableMaterial } from '#domain/materials/contract-corrections.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'
import { FactsFields } from '#web/areas/materials/facts/facts-fields.tsx'
import { factsBody, faultsOfLists, typedFactsOf } from '#web/areas/materials/facts/typed-facts.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { adminMaterialPath, MATERIALS_PATH, mergePath } from '../paths.ts'
import { FactsList } from './facts-list.tsx'
import { MaterialName } from './material-choice.tsx'
import { editableMaterialQuery, MATERIAL_CALLS } from './queries.ts'

/** A material as the administrator keeps it right: facts, addresses, others like it, and what was done to it [ADM-3]. */
export function AdminMaterialView({ materialId }: { materialId: number }) {
  const { data: material } = useSuspenseQuery(editableMaterialQuery(materialId))
  const { asking, snapshot, ask, close } = useConfirmation<'correct', EditableMaterial>(material)
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
            <Link to={adminMaterialPath(mergedInto.id)} className="text-link">
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
      {asking === 'correct' && <CorrectDialog open material={snapshot} onClose={close} />}
    </>
  )
}

interface Props {
  open: boolean
  /** As it was when the dialog was opened. */
  material: EditableMaterial
  onClose: () => void
}

/** Corrects what is true of a material, for all its offers [MAT-5]. */
function CorrectDialog({ open, material, onClose }: Props) {
  const correct = useAct('admin/bahan/ubah', { done: 'Bahan dikoreksi', refreshes: MATERIAL_CALLS })
  const form = useCallForm(correct, {
    start: typedFactsOf(material.facts),
    body: (typed) => ({ id: material.id, version: material.version, ...factsBody(typed) }),
    faults: faultsOfLists,
    keep: true,
    onClose,
  })
  return (
    <FormModal
      open={open}
      size="lg"
      title={`Koreksi ${material.facts.name}`}
      description="Alamat halamannya tetap. Semua penawaran bahan ini ikut berubah."
      confirmLabel="Simpan koreksi"
      working={form.working}
      onSend={form.send}
      onClose={onClose}
    >
      <FactsFields form={form} />
    </FormModal>
  )
}

type Change = EditableMaterial['history'][number]

/** What was done to a material, the newest first, with what each act changed [ADM-3]. */
function MaterialHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-sm text-mute">Belum pernah dikoreksi.</p>
  return (
    <Timeline
      entries={changes.map((change, index) => ({
        key: `${change.at} ${index}`,
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
