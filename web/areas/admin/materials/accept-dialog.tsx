import { useNavigate } from 'react-router'
import type { Proposal } from '#domain/materials/codec.ts'
import { FactsFields } from '#web/areas/materials/facts/facts-fields.tsx'
import { factsBody, faultsOfLists, typedFactsOf } from '#web/areas/materials/facts/typed-facts.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCheckedForm } from '#web/lib/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { materialDeskPath } from '../paths.ts'
import { MATERIAL_CALLS } from './queries.ts'

interface Props {
  open: boolean
  /** As it was when the dialog was opened. */
  proposal: Proposal
  onClose: () => void
}

/** Makes a material of a proposal, after looking over its facts and mending what is wrong [MAT-5]. */
export function AcceptDialog({ open, proposal, onClose }: Props) {
  const navigate = useNavigate()
  const accept = useAct('admin/bahan/usul/terima', {
    done: 'Usul diterima, seller diberi tahu',
    refreshes: MATERIAL_CALLS,
  })
  // the same facts under the same rules as a correction
  const form = useCheckedForm('admin/bahan/ubah', {
    start: typedFactsOf(proposal.facts),
    body: factsBody,
    faults: faultsOfLists,
    onValid: async (koreksi) => {
      const body = { usul_id: proposal.id, versi: proposal.version, koreksi }
      const problem = await accept.send(body, {
        marks: form.marks,
        answered: ({ data }) => void navigate(materialDeskPath(data.bahan_id)),
      })
      if (problem?.movedOn) onClose()
    },
  })
  return (
    <FormModal
      open={open}
      size="lg"
      title={`Terima ${proposal.facts.name}`}
      description="Periksa faktanya dan koreksi bila perlu. Bahan langsung dapat dipilih semua seller."
      confirmLabel="Terima usul"
      working={accept.working}
      onSend={form.send}
      onClose={onClose}
    >
      <FactsFields form={form} />
    </FormModal>
  )
}
