import { type ProductDocumentKind, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { productDocumentsQuery } from './queries.ts'

interface Props {
  open: boolean
  productId: number
  kind: ProductDocumentKind
  onClose: () => void
}

/** Asks the seller for a document, with a note if wanted [DOC-2]. */
export function AskDocumentDialog({ open, productId, kind, onClose }: Props) {
  const ask = useAct('produk/dokumen/minta', {
    done: 'Permintaan terkirim ke seller',
    shows: productDocumentsQuery(productId),
    refreshes: ['document'],
  })
  const form = useCallForm(ask, {
    start: { note: '' },
    body: ({ note }) => ({
      productId,
      kind,
      note: note || null,
    }),
    onClose,
  })
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={`Minta ${productDocumentLabel(kind)}`}
      description="Seller membaca permintaan ini bersama nama dan kota perusahaan Anda. Anda diberi tahu begitu dijawab."
      form={form}
      name="note"
      label="Catatan untuk seller"
      hint="Misalnya nomor lot, bahasa, atau keperluannya."
      optional
      longest={LONGEST.documentNote}
      confirmLabel="Kirim permintaan"
    />
  )
}
