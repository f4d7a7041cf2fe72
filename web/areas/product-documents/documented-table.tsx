import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import type { DocumentedProduct } from '#domain/product-documents/contract-selling.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { OwnDocumentRow } from './own-document-row.tsx'
import { type DocumentDialogTarget, useDocumentDialogs } from './use-document-dialogs.tsx'

/** The seller's products, each with its documents [SELLER-2]. */
export function DocumentedTable({ products, empty }: { products: readonly DocumentedProduct[]; empty: ReactNode }) {
  const { ask, dialogs } = useDocumentDialogs()
  return (
    <>
      <DataTable
        caption="Dokumen produk"
        columns={columnsOf(ask)}
        rows={products}
        rowKey={({ id }) => String(id)}
        empty={empty}
      />
      {dialogs}
    </>
  )
}

function columnsOf(onAsk: (target: DocumentDialogTarget) => void): Column<DocumentedProduct>[] {
  return [
    {
      key: 'produk',
      title: 'Produk',
      onCard: 'heading',
      className: 'align-top md:w-2/5 md:min-w-56',
      cell: (product) => <Name product={product} />,
    },
    {
      key: 'dokumen',
      title: 'Dokumen',
      onCard: 'bare',
      cell: (product) =>
        product.documents.length === 0 ? (
          <span className="text-mute">Belum ada dokumen</span>
        ) : (
          <ul className="grid gap-1.5">
            {product.documents.map((document) => (
              <OwnDocumentRow
                key={document.id}
                productName={product.name}
                document={document}
                onAsk={(question) => onAsk({ product, document, question })}
              />
            ))}
          </ul>
        ),
    },
    {
      key: 'unggah',
      title: <VisuallyHidden>Unggah</VisuallyHidden>,
      onCard: 'bare',
      className: 'align-top md:w-0 md:text-end',
      cell: (product) => (
        <Button
          variant="secondary"
          size="sm"
          className="whitespace-nowrap"
          onClick={() => onAsk({ product, document: null, question: 'upload' })}
        >
          <Icon name="upload" size={18} />
          Unggah
          <VisuallyHidden> dokumen {product.name}</VisuallyHidden>
        </Button>
      ),
    },
  ]
}

/** Products that are not sold have no page to link to. */
function Name({ product }: { product: DocumentedProduct }) {
  const { name, sku, packLabel, status } = product
  return (
    <>
      {status === 'published' ? (
        <Link to={productPath(product)} className="font-semibold text-primary hover:underline">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="block text-xs font-normal text-mute">
        {[sku, packLabel].filter(Boolean).join(' · ')}
        {status !== 'published' && ` · ${productStatus.encode(status)}`}
      </span>
    </>
  )
}
