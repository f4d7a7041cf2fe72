import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Profile } from '#domain/accounts/codec.ts'
import type { ProductPreview } from '#domain/catalogue/codec-preview.ts'
import type { ProductDocumentPlace } from '#domain/papers/codec.ts'
import type { OfferedCertificate } from '#domain/papers/codec-lots.ts'
import { productQuery, relatedQuery } from '#web/areas/catalogue/public.ts'
import { currentNegotiationsQuery } from '#web/areas/negotiations/public.ts'
import { offeredCertificatesQuery, productDocumentsQuery } from '#web/areas/papers/public.ts'
import { priceStepsQuery } from '#web/areas/prices/public.ts'
import { useViewer, ViewerContext } from '#web/lib/viewer.ts'
import type { PreviewFilter } from './queries.ts'

interface Props {
  preview: ProductPreview
  documents: readonly ProductDocumentPlace[]
  certificates: readonly OfferedCertificate[]
  as: PreviewFilter['as']
  children: ReactNode
}

/**
 * What a product's page knows, as somebody else: a cache of its own with what the preview answered, from which nothing
 * is asked and nothing gets into the seller's own.
 */
export function SeenAsProvider({ as, children, ...seen }: Props) {
  const own = useViewer()
  const [client] = useState(() => cacheOf(seen, as))
  return (
    // not its provider, which would ask again whenever the tab is returned to
    <QueryClientContext value={client}>
      <ViewerContext value={viewerSeeing(own, as)}>{children}</ViewerContext>
    </QueryClientContext>
  )
}

function cacheOf(
  { preview: { product, steps }, documents, certificates }: Omit<Props, 'as' | 'children'>,
  as: PreviewFilter['as'],
): QueryClient {
  const never = { enabled: false, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: false } as const
  const client = new QueryClient({ defaultOptions: { queries: never } })
  const company = as === 'pengunjung' ? null : PRETENDED
  client.setQueryData(productQuery(product.code).queryKey, product)
  client.setQueryData(relatedQuery(company, product.id).queryKey, [])
  client.setQueryData(currentNegotiationsQuery.queryKey, [])
  client.setQueryData(productDocumentsQuery(product.id).queryKey, [...documents])
  client.setQueryData(offeredCertificatesQuery(product.id).queryKey, [...certificates])
  client.setQueryData(priceStepsQuery(product.id).queryKey, { steps: [...steps] })
  return client
}

/** A member of some buyer who may order; without a session, as favourites are kept in this browser then. */
function viewerSeeing(own: Profile, as: PreviewFilter['as']): Profile {
  const visitor = { ...own, signedIn: false, userId: null, name: '', email: '', company: null, toVerify: '' } as Profile // as the server answers to a visitor
  if (as === 'pengunjung') return visitor
  return { ...visitor, company: { id: PRETENDED, name: 'Pratinjau', kind: 'buyer', role: 'owner' } }
}

const PRETENDED = '00000000-0000-4000-8000-000000000000'
