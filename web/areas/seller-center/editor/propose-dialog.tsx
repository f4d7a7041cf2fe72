import type { Proposal } from '#domain/materials/contract.ts'
import { FactsFields } from '#web/areas/materials/facts/facts-fields.tsx'
import { factsBody, faultsOfLists, noFacts, typedFactsOf } from '#web/areas/materials/facts/typed-facts.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  open: boolean
  /** The keyword searched without results, or an earlier proposal to be corrected. */
  facts: string | Proposal['facts']
  onClose: () => void
}

/** Proposes a material that no search finds; the seller is notified when it can be picked [MAT-5]. */
export function ProposeDialog({ open, facts, onClose }: Props) {
  const propose = useAct('bahan/usul', {
    done: 'Usul terkirim. Anda dikabari begitu bahannya dapat dipilih.',
    refreshes: ['bahan/cari', 'bahan/usul/daftar'],
  })
  const form = useCallForm(propose, {
    start: typeof facts === 'string' ? noFacts(facts) : typedFactsOf(facts),
    body: factsBody,
    faults: faultsOfLists,
    onClose,
  })
  return (
    <FormModal
      open={open}
      size="lg"
      title="Usulkan bahan baru"
      description="Administrator memeriksanya, lalu menambahkannya atau menunjukkan bahan yang sama. Produk Anda dapat ditulis sesudah itu."
      confirmLabel="Kirim usul"
      working={form.working}
      onSend={form.send}
      onClose={onClose}
    >
      <FactsFields form={form} />
    </FormModal>
  )
}
