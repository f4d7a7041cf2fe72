import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { FolderDocument } from '#domain/document-library/contract.ts'
import { type FolderState, folderStateLabel } from '#domain/document-library/state.ts'
import { fileSizeText, kindLabels } from '#domain/files/file.ts'
import { languageLabel } from '#domain/product-documents/language.ts'
import { paperPath } from '#web/areas/order-documents/public.ts'
import { ORDERS_PATH } from '#web/areas/orders/public.ts'
import { documentMeanings } from '#web/areas/product-documents/public.ts'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

interface Props {
  documents: readonly FolderDocument[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
}

/** The documents of a page of the library, each to be opened or chosen [DOC-2]. */
export function FolderTable({ documents, chosen, onChoose }: Props) {
  return (
    <DataTable
      caption="Dokumen mutu"
      columns={[choice(chosen, onChoose), ...columns]}
      rows={documents}
      rowKey={({ id }) => id}
      selectedKey={null}
      actions={(document) => (
        <a
          href={document.address}
          target="_blank"
          rel="noopener"
          className="button button-ghost button-sm px-2"
          data-print="hide"
        >
          <Icon name="download" size={18} />
          <span className="sr-only">
            Buka {titleOf(document)} {document.name} (tab baru)
          </span>
        </a>
      )}
    />
  )
}

function choice(chosen: Props['chosen'], onChoose: Props['onChoose']): Column<FolderDocument> {
  return {
    key: 'dokumen',
    title: 'Dokumen',
    onCard: 'heading',
    className: 'md:min-w-32 xl:min-w-96',
    cell: (document) => (
      <span className="flex items-start gap-3">
        <Checkbox
          label={`Pilih ${titleOf(document)} ${document.name}`}
          hideLabel
          checked={chosen.has(document.id)}
          onChange={({ target }) => onChoose(document.id, target.checked)}
        />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{titleOf(document)}</span>
          <span className="num block text-xs font-normal text-mute">{factsOf(document)}</span>
        </span>
      </span>
    ),
  }
}

const columns: readonly Column<FolderDocument>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'bare',
    className: 'md:w-full md:min-w-28 xl:min-w-52',
    cell: ({ name, code, onSale, sellerName, sellerUsername }) => (
      <>
        {onSale ? (
          <Link to={productPath({ code, name })} className="text-link block wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="block wrap-anywhere">{name}</span>
        )}
        <Link to={sellerPath(sellerUsername)} className="block text-xs text-mute wrap-anywhere hover:underline">
          {sellerName}
        </Link>
        <OtherOffersLink product={{ code, name }} />
      </>
    ),
  },
  {
    key: 'pesanan',
    title: 'Pesanan',
    className: 'num xl:whitespace-nowrap',
    cell: ({ order, orderCount, productId, shipment }) => (
      <>
        <Link to={`${ORDERS_PATH}/${order.id}`} className="text-link block whitespace-nowrap">
          {order.number}
        </Link>
        <span className="block text-xs text-mute">
          {shipment ? `dikirim ${formatDate(shipment.sentAt)}` : formatDate(order.placedAt)}
          {shipment?.note && (
            <>
              {' · '}
              <Link to={paperPath(shipment.note.id)} className="hover:underline">
                <span className="sr-only">Surat jalan </span>
                {shipment.note.number}
              </Link>
            </>
          )}
        </span>
        {orderCount > 1 && (
          <Link to={`${ORDERS_PATH}?produk=${productId}`} className="block text-xs text-mute hover:underline">
            dan {orderCount - 1} pesanan lain
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'berlaku',
    title: 'Berlaku sampai',
    className: 'num xl:whitespace-nowrap',
    cell: ({ validUntil, state }) => (
      <span className={state === 'ended' ? 'font-semibold text-danger' : undefined}>
        {validUntil ? formatDay(validUntil) : 'tanpa batas'}
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state, replacedAt }) => (
      <>
        <StatusPill tone={tones[state]}>{folderStateLabel(state)}</StatusPill>
        {replacedAt && <span className="num block whitespace-nowrap text-xs text-mute">{formatDate(replacedAt)}</span>}
      </>
    ),
  },
]

const tones: Record<FolderState, Tone> = {
  valid: 'success',
  ending: 'attention',
  ended: 'danger',
  replaced: 'neutral',
}

/** 'CoA lot L-7', 'SDS' */
function titleOf({ kind, lot }: FolderDocument): string {
  return lot === null ? productDocumentLabel(kind) : `${productDocumentLabel(kind)} lot ${lot}`
}

/** 'Lembar data keselamatan · Indonesia · PDF · 340 kB' */
function factsOf({ kind, language, fileKind, size }: FolderDocument): string {
  return [documentMeanings[kind], language && languageLabel(language), kindLabels[fileKind], fileSizeText(size)]
    .filter(Boolean)
    .join(' · ')
}
