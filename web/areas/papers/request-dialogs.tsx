import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import type { RequestQuestion } from './request-menu.tsx'
import { UploadDialog } from './upload-dialog.tsx'

interface Props {
  asking: RequestQuestion | null
  /** As it was when the question was opened. */
  request: WaitingRequest
  onClose: () => void
}

/** The dialogs of a request; beside the table, because an answered request leaves it with its row [DOC-2]. */
export function RequestDialogs({ asking, request, onClose }: Props) {
  const outcome = { refreshes: ['document'] } as const
  const grant = useAct('pusat-seller/dokumen/permintaan/jawab', { done: 'Dokumen dibuka untuk pembeli', ...outcome })
  const decline = useAct('pusat-seller/dokumen/permintaan/tolak', { done: 'Permintaan ditolak', ...outcome })
  const { id, version, kind, product, buyerName } = request
  const seen = { permintaan_id: id, versi: version }
  const declining = useCallForm(decline, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ ...seen, alasan }),
    onClose,
  })
  const label = productDocumentLabel(kind)
  return (
    <>
      <UploadDialog open={asking === 'upload'} product={product} kind={kind} answers={request} onClose={onClose} />
      <ConfirmDialog
        open={asking === 'grant'}
        title={`Buka ${label} untuk pembeli ini?`}
        confirmLabel="Ya, buka"
        working={grant.working}
        onConfirm={() => void grant.send(seen).then(onClose)}
        onCancel={onClose}
      >
        {buyerName} dapat mengunduh {label} {product.name}, juga yang menggantikannya nanti.
      </ConfirmDialog>
      <TextDialog
        open={asking === 'decline'}
        onClose={onClose}
        title="Tolak permintaan?"
        description="Pembeli membaca alasan Anda dan dapat meminta lagi."
        form={declining}
        name="alasan"
        label="Alasan"
        longest={LONGEST.documentReason}
        confirmLabel="Tolak permintaan"
        tone="danger"
      />
    </>
  )
}
