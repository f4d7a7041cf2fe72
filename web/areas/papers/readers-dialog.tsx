import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { DocumentedProduct, OwnDocument } from '#domain/papers/codec-selling.ts'
import { readersWord } from '#domain/papers/readers.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ReadersField } from './readers-field.tsx'

interface Props {
  open: boolean
  product: DocumentedProduct
  document: OwnDocument
  onClose: () => void
}

/** Changes who may read a document [DOC-2]. */
export function ReadersDialog({ open, product, document, onClose }: Props) {
  const change = useAct('pusat-seller/dokumen/ubah', { done: 'Pembaca dokumen diubah', refreshes: ['document'] })
  const form = useCallForm(change, {
    start: { pembaca: readersWord.encode(document.readers) },
    body: ({ pembaca }) => ({ dokumen_id: document.id, pembaca }),
    keep: true,
    onClose,
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Siapa yang boleh membaca?"
      description={`${productDocumentLabel(document.kind)} ${product.name}`}
      size="sm"
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <ReadersField register={form.register('pembaca')} error={form.formState.errors.pembaca?.message} />
    </FormModal>
  )
}
