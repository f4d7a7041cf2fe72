import { type ReactNode, useState } from 'react'
import type { DocumentedProduct, OwnDocument } from '#domain/papers/codec-selling.ts'
import { OwnDocumentDialogs } from './own-document-dialogs.tsx'
import type { DocumentQuestion } from './own-document-row.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** What is asked about a document of a product; without one about a further one. */
export interface DocumentAsked {
  product: DocumentedProduct
  document: OwnDocument | null
  question: DocumentQuestion
}

/** The dialogs in which documents of products are uploaded and changed, and what opens them [SELLER-2]. */
export function useDocumentDialogs(): { ask: (asked: DocumentAsked) => void; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Omit<DocumentAsked, 'question'> & { question: DocumentQuestion | null }>()
  const onClose = () => opened && setOpened({ ...opened, question: null })
  const dialogs = (
    <>
      {opened?.document && (
        <OwnDocumentDialogs
          key={opened.document.id}
          asking={opened.question}
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
