import { QueryClient, QueryClientContext, useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'
import type { ProductPreview } from '#domain/catalogue/contract-preview.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import type { ProductDocumentSlot } from '#domain/product-documents/contract.ts'
import type { OfferedCertificate } from '#domain/product-documents/contract-lots.ts'
import { productQuery, relatedQuery } from '#web/areas/catalogue/public.ts'
import { currentNegotiationsQuery } from '#web/areas/negotiations/public.ts'
import { priceStepsQuery } from '#web/areas/prices/public.ts'
import { offeredCertificatesQuery, productDocumentsQuery } from '#web/areas/product-documents/public.ts'
import { useViewer, ViewerContext } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ownProductPath, previewPath } from '../paths.ts'
import {
  type PreviewFilter,
  previewedCertificatesQuery,
  previewedDocumentsQuery,
  previewFilter,
  previewQuery,
} from './queries.ts'

interface Props {
  productId: number
  filter: PreviewFilter
  /** The product's page. */
  children: ReactNode
}

/** The page of a product as others see it, in which nothing can be pressed [SHOP-2]. */
export function PreviewView({ productId, filter, children }: Props) {
  const { data: preview } = useSuspenseQuery(previewQuery(productId, filter))
  const { data: documents } = useSuspenseQuery(previewedDocumentsQuery(productId, filter))
  const { data: certificates } = useSuspenseQuery(previewedCertificatesQuery(productId, filter))
  const { product, status } = preview
  const isCustomer = filter.as !== 'visitor' && filter.as !== 'unsubscribed'
  return (
    <>
      <Strip productId={productId} filter={filter} customers={preview.customers} />
      <div className="page-width grid gap-3 pt-3 empty:hidden">
        {status !== 'published' && (
          <Notice>Produk ini {productStatus.encode(status)}: yang terlihat di sini belum dilihat siapa pun.</Notice>
        )}
        {isCustomer && product.price === null && (
          <Notice tone="attention">Harga belum diisi, maka pelanggan pun belum melihat harga.</Notice>
        )}
      </div>
      <PreviewProvider
        key={filter.as + (filter.customerId ?? '')}
        preview={preview}
        documents={documents}
        certificates={certificates}
        as={filter.as}
      >
        <StillPage>{children}</StillPage>
      </PreviewProvider>
    </>
  )
}

/** Buttons and fields are closed, and links lead nowhere. */
function StillPage({ children }: { children: ReactNode }) {
  return (
    <div onClickCapture={leadNowhere}>
      <fieldset disabled aria-describedby={STRIP_ID} className="contents">
        {children}
      </fieldset>
    </div>
  )
}

function leadNowhere(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const STRIP_ID = 'pratinjau'

interface StripProps {
  productId: number
  filter: PreviewFilter
  customers: readonly { id: string; name: string }[]
}

function Strip({ productId, filter, customers }: StripProps) {
  const navigate = useNavigate()
  const show = (change: Partial<PreviewFilter>) =>
    void navigate(previewPath(productId) + previewFilter.search(filter, change), {
      replace: true,
      preventScrollReset: true,
    })
  const [first] = customers
  return (
    <section aria-label="Pratinjau" className="sticky top-0 z-30 border-b border-amber-line bg-amber-tint">
      <div className="page-width flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
        <p id={STRIP_ID} className="me-auto flex items-center gap-2 self-center font-semibold text-amber-ink">
          <Icon name="eye" size={20} />
          Pratinjau: tombol dan tautan di halaman ini tidak berfungsi.
        </p>
        <Field label="Pratinjau sebagai" className="w-full sm:w-64">
          <Select
            size="sm"
            value={filter.as}
            options={viewers.map(({ value, label }) => ({
              value,
              label,
              disabled: value === 'customer' && !first,
            }))}
            onChange={({ currentTarget }) => {
              const as = viewers.find(({ value }) => value === currentTarget.value)?.value
              if (as) show({ as, customerId: as === 'customer' ? (first?.id ?? undefined) : undefined })
            }}
          />
        </Field>
        {filter.as === 'customer' && (
          <Field label="Pelanggan" className="w-full sm:w-64">
            <Select
              size="sm"
              value={filter.customerId ?? ''}
              options={customers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => show({ customerId: currentTarget.value })}
            />
          </Field>
        )}
        <Link to={ownProductPath(productId)} className={buttonClass({ variant: 'secondary' })}>
          Kembali ke isian
        </Link>
      </div>
    </section>
  )
}

const viewers = [
  { value: 'visitor', label: 'Pengunjung' },
  { value: 'unsubscribed', label: 'Pembeli belum berlangganan' },
  { value: 'level1', label: 'Pelanggan level 1 (harga daftar)' },
  { value: 'level2', label: 'Pelanggan level 2' },
  { value: 'level3', label: 'Pelanggan level 3' },
  { value: 'customer', label: 'Pelanggan tertentu' },
] as const

interface SeenAsProviderProps {
  preview: ProductPreview
  documents: readonly ProductDocumentSlot[]
  certificates: readonly OfferedCertificate[]
  as: PreviewFilter['as']
  children: ReactNode
}

/**
 * The query cache of a previewed product's page: separate, filled with the preview's answer, never refetched, and never
 * mixed with the seller's own.
 */
function PreviewProvider({ as, children, ...seen }: SeenAsProviderProps) {
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
  { preview: { product, steps }, documents, certificates }: Omit<SeenAsProviderProps, 'as' | 'children'>,
  as: PreviewFilter['as'],
): QueryClient {
  const never = { enabled: false, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: false } as const
  const client = new QueryClient({ defaultOptions: { queries: never } })
  const company = as === 'visitor' ? null : PRETENDED
  client.setQueryData(productQuery(product.code).queryKey, product)
  client.setQueryData(relatedQuery(company, product.id).queryKey, [])
  client.setQueryData(currentNegotiationsQuery.queryKey, [])
  client.setQueryData(productDocumentsQuery(product.id).queryKey, [...documents])
  client.setQueryData(offeredCertificatesQuery(product.id).queryKey, [...certificates])
  client.setQueryData(priceStepsQuery(product.id).queryKey, { steps: [...steps] })
  return client
}

/** A member of a buyer company who may order; without a session, since favourites are stored in this browser then. */
function viewerSeeing(own: Profile, as: PreviewFilter['as']): Profile {
  const visitor = { ...own, signedIn: false, userId: null, name: '', email: '', company: null, toVerify: '' } as Profile // as the server answers to a visitor
  if (as === 'visitor') return visitor
  return { ...visitor, company: { id: PRETENDED, name: 'Pratinjau', kind: 'buyer', role: 'owner' } }
}

const PRETENDED = '00000000-0000-4000-8000-000000000000'
