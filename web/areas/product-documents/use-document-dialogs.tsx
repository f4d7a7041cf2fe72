import { type ReactNode, useState } from 'react'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { DocumentedProduct, OwnDocument } from '#domain/product-documents/contract-selling.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ReadersField } from './document-fields.tsx'
import type { DocumentQuestion } from './own-document-row.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** The target of a dialog: a document of a product; without one, a new document. */
export interface DocumentDialogTarget {
  product: DocumentedProduct
  document: OwnDocument | null
  question: DocumentQuestion
}

/** The dialogs in which documents of products are uploaded and changed, and what opens them [SELLER-2]. */
export function useDocumentDialogs(): { ask: (target: DocumentDialogTarget) => void; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Omit<DocumentDialogTarget, 'question'> & { question: DocumentQuestion | null }>()
  const onClose = () => opened && setOpened({ ...opened, question: null })
  const dialogs = (
    <>
      {opened?.document && (
        <OwnDocumentDialogs
          key={opened.document.id}
          question={opened.question}
          product={opened.product}
          document={opened.document}
          onClose={onClose}
        />
      )}
      {opened && !opened.document && (
        <UploadDialog
          key={opened.product.id}
          open={opened.question === 'upload'}
          product={opened.product}
          onClose={onClose}
        />
      )}
    </>
  )
  return { ask: setOpened, dialogs }
}

interface Props {
  question: DocumentQuestion | null
  product: DocumentedProduct
  /** As it was when the question was opened. */
  document: OwnDocument
  onClose: () => void
}

/** The dialogs of a document; beside the table, because a withdrawn or replaced one leaves it [SELLER-2]. */
function OwnDocumentDialogs({ question, product, document, onClose }: Props) {
  const { id, kind } = document
  const label = productDocumentLabel(kind)
  return (
    <>
      <UploadDialog open={question === 'replace'} product={product} kind={kind} replaces={document} onClose={onClose} />
      <ReadersDialog open={question === 'readers'} product={product} document={document} onClose={onClose} />
      <ActDialog
        open={question === 'withdraw'}
        onClose={onClose}
        call="pusat-seller/dokumen/tarik"
        body={() => ({ id })}
        title={`Tarik ${label} ini?`}
        tone="danger"
        confirmLabel="Ya, tarik"
        done="Dokumen ditarik"
        refreshes={['document']}
      >
        {label} {product.name}
        {document.earlier.length > 0 && ' dan versi sebelumnya'} tidak dapat dibaca siapa pun lagi, dan berkasnya
        terhapus.
      </ActDialog>
    </>
  )
}

interface ReadersDialogProps {
  open: boolean
  product: DocumentedProduct
  document: OwnDocument
  onClose: () => void
}

/** Changes who may read a document [DOC-2]. */
function ReadersDialog({ open, product, document, onClose }: ReadersDialogProps) {
  const change = useAct('pusat-seller/dokumen/ubah', { done: 'Pembaca dokumen diubah', refreshes: ['document'] })
  const form = useCallForm(change, {
    start: { readers: document.readers },
    body: ({ readers }) => ({ id: document.id, readers }),
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
      <ReadersField register={form.register('readers')} error={form.formState.errors.readers?.message} />
    </FormModal>
  )
}
