import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { DocumentedProduct, OwnDocument } from '#domain/papers/codec-selling.ts'
import { useAct } from '#web/lib/use-act.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import type { DocumentQuestion } from './own-document-row.tsx'
import { ReadersDialog } from './readers-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'

interface Props {
  asking: DocumentQuestion | null
  product: DocumentedProduct
  /** As it was when the question was opened. */
  document: OwnDocument
  onClose: () => void
}

/** The dialogs of a document; beside the table, because a withdrawn or replaced one leaves it [SELLER-2]. */
export function OwnDocumentDialogs({ asking, product, document, onClose }: Props) {
  const withdraw = useAct('pusat-seller/dokumen/tarik', { done: 'Dokumen ditarik', refreshes: ['document'] })
  const { id, kind } = document
  const label = productDocumentLabel(kind)
  return (
    <>
      <UploadDialog open={asking === 'replace'} product={product} kind={kind} replaces={document} onClose={onClose} />
      <ReadersDialog open={asking === 'readers'} product={product} document={document} onClose={onClose} />
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={`Tarik ${label} ini?`}
        tone="danger"
        confirmLabel="Ya, tarik"
        working={withdraw.working}
        onConfirm={() => void withdraw.send({ dokumen_id: id }).then(onClose)}
        onCancel={onClose}
      >
        {label} {product.name}
        {document.earlier.length > 0 && ' dan versi sebelumnya'} tidak dapat dibaca siapa pun lagi, dan berkasnya
        terhapus.
      </ConfirmDialog>
    </>
  )
}
