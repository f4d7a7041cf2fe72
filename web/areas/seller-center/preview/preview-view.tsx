import { useSuspenseQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { productStatus } from '#domain/catalogue/codec.ts'
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
import { SeenAsProvider } from './seen-as-provider.tsx'

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
  const isCustomer = filter.as !== 'pengunjung' && filter.as !== 'belum'
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
      <SeenAsProvider
        key={filter.as + (filter.customerId ?? '')}
        preview={preview}
        documents={documents}
        certificates={certificates}
        as={filter.as}
      >
        <StillPage>{children}</StillPage>
      </SeenAsProvider>
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
              disabled: value === 'pelanggan' && !first,
            }))}
            onChange={({ currentTarget }) => {
              const as = viewers.find(({ value }) => value === currentTarget.value)?.value
              if (as) show({ as, customerId: as === 'pelanggan' ? (first?.id ?? undefined) : undefined })
            }}
          />
        </Field>
        {filter.as === 'pelanggan' && (
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
  { value: 'pengunjung', label: 'Pengunjung' },
  { value: 'belum', label: 'Pembeli belum berlangganan' },
  { value: 'level_1', label: 'Pelanggan level 1 (harga daftar)' },
  { value: 'level_2', label: 'Pelanggan level 2' },
  { value: 'level_3', label: 'Pelanggan level 3' },
  { value: 'pelanggan', label: 'Pelanggan tertentu' },
] as const
