import type { HeldMaterial } from '#domain/materials/codec.ts'
import { FactsFields } from '#web/areas/materials/facts/facts-fields.tsx'
import { factsBody, faultsOfLists, typedFactsOf } from '#web/areas/materials/facts/typed-facts.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { MATERIAL_CALLS } from './queries.ts'

interface Props {
  open: boolean
  /** As it was when the dialog was opened. */
  material: HeldMaterial
  onClose: () => void
}

/** Corrects what is true of a material, for all its offers [MAT-5]. */
export function CorrectDialog({ open, material, onClose }: Props) {
  const correct = useAct('admin/bahan/ubah', { done: 'Bahan dikoreksi', refreshes: MATERIAL_CALLS })
  const form = useCallForm(correct, {
    start: typedFactsOf(material.facts),
    body: (typed) => ({ bahan_id: material.id, versi: material.version, ...factsBody(typed) }),
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
