import { type ProductDocumentKind, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { productDocumentsQuery } from './queries.ts'

interface Props {
  open: boolean
  productId: number
  kind: ProductDocumentKind
  onClose: () => void
}

/** Asks the seller for a document, with an optional note [DOC-2]. */
export function AskDocumentDialog({ open, productId, kind, onClose }: Props) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      call="produk/dokumen/minta"
      body={(note) => ({
        productId,
        kind,
        note: note || null,
      })}
      field={{
        name: 'note',
        label: 'Catatan untuk seller',
        hint: 'Misalnya nomor lot, bahasa, atau keperluannya.',
        optional: true,
        longest: LONGEST.documentNote,
      }}
      title={`Minta ${productDocumentLabel(kind)}`}
      confirmLabel="Kirim permintaan"
      done="Permintaan terkirim ke seller"
      shows={productDocumentsQuery(productId)}
      refreshes={['document']}
    >
      Seller membaca permintaan ini bersama nama dan kota perusahaan Anda. Anda diberi tahu begitu dijawab.
    </ActDialog>
  )
}
