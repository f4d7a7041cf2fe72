import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productStatus } from '#domain/catalogue/codec.ts'
import type { DocumentedProduct } from '#domain/papers/codec-selling.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { OwnDocumentRow } from './own-document-row.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** The seller's products, each with its documents [SELLER-2]. */
export function DocumentedTable({ products, empty }: { products: readonly DocumentedProduct[]; empty: ReactNode }) {
  return (
    <DataTable
      caption="Dokumen produk"
      columns={columns}
      rows={products}
      rowKey={({ id }) => String(id)}
      empty={empty}
    />
  )
}

const columns: Column<DocumentedProduct>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'align-top md:w-2/5 md:min-w-56',
    cell: (product) => (
      <>
        {product.status === 'published' ? (
          <Link to={productPath(product)} className="font-semibold text-primary hover:underline">
            {product.name}
          </Link>
        ) : (
          <span className="font-semibold">{product.name}</span>
        )}
        <span className="block text-xs font-normal text-mute">
          {product.packLabel}
          {product.status !== 'published' && ` · ${productStatus.encode(product.status)}`}
        </span>
      </>
    ),
  },
  { key: 'dokumen', title: 'Dokumen', onCard: 'bare', cell: (product) => <Documents product={product} /> },
  {
    key: 'unggah',
    title: <VisuallyHidden>Unggah</VisuallyHidden>,
    onCard: 'bare',
    className: 'align-top md:w-0 md:text-end',
    cell: (product) => <Upload product={product} />,
  },
]

function Documents({ product }: { product: DocumentedProduct }) {
  if (product.documents.length === 0) return <span className="text-mute">Belum ada dokumen</span>
  return (
    <ul className="grid gap-1.5">
      {product.documents.map((document) => (
        <OwnDocumentRow key={document.id} product={product} document={document} />
      ))}
    </ul>
  )
}

function Upload({ product }: { product: DocumentedProduct }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="whitespace-nowrap" onClick={() => setOpen(true)}>
        <Icon name="upload" size={18} />
        Unggah
        <VisuallyHidden> dokumen {product.name}</VisuallyHidden>
      </Button>
      <UploadDialog open={open} product={product} onClose={() => setOpen(false)} />
    </>
  )
}
