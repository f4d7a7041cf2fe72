import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { OwnDocumentRow } from './own-document-row.tsx'
import { documentsOfQuery } from './queries.ts'
import { useDocumentDialogs } from './use-document-dialogs.tsx'

/** The documents of one product of the seller, by kind, language and validity; each act is saved at once [SHOP-2, DOC-2]. */
export function DocumentsSection({ productId }: { productId: number }) {
  const { data, isFetching, isError, refetch } = useQuery(documentsOfQuery(productId))
  const { ask, dialogs } = useDocumentDialogs()
  const [product] = data?.products ?? []
  return (
    <Section
      title="Dokumen"
      lead="CoA, SDS, TDS, halal, dengan bahasa, masa berlaku, dan pembacanya."
      aside={
        product && (
          <Button
            variant="secondary"
            icon={<Icon name="upload" size={18} />}
            onClick={() => ask({ product, document: null, question: 'upload' })}
          >
            Unggah dokumen
          </Button>
        )
      }
    >
      {product?.documents.length === 0 && <p className="text-sm text-mute">Belum ada dokumen.</p>}
      {product && product.documents.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {product.documents.map((document) => (
            <OwnDocumentRow
              key={document.id}
              productName={product.name}
              document={document}
              onAsk={(question) => ask({ product, document, question })}
            />
          ))}
        </ul>
      )}
      {!data && isError && <ErrorState onRetry={() => void refetch()} working={isFetching} />}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {dialogs}
    </Section>
  )
}
