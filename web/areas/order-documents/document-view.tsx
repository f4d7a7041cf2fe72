import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay, formatQuantity, inGroups } from '#domain/format.ts'
import type { OrderDocument } from '#domain/order-documents/contract.ts'
import { aboutLabel, issuerOf, lastDayLabel, paperTitle, receiverLabel } from '#domain/order-documents/kind.ts'
import { lotText } from '#domain/order-documents/packs-of-lot.ts'
import { INBOX_PATH, inboxPath, NEGOTIATIONS_PATH, negotiationPath } from '#web/areas/negotiations/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import type { BreadcrumbEntry } from '#web/ui/layout/breadcrumb.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type Fact, FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { Foot, Sum } from './document-foot.tsx'
import { paperQuery } from './queries.ts'

/** An order document as a page, identical to its PDF, to read, print and download [DOC-1]. */
export function OrderDocumentView({ paperId }: { paperId: string }) {
  const { data: paper } = useSuspenseQuery(paperQuery(paperId))
  const isSeller = useViewer().company?.kind === 'seller'
  return (
    <>
      <PageHeader
        breadcrumb={crumbsOf(paper, isSeller)}
        title={`${paperTitle(paper.kind)} ${paper.number}`}
        actions={
          <div className="flex flex-wrap gap-2.5" data-print="hide">
            <a
              href={fileAddress('transaksi/dokumen/pdf', { dokumen_id: paper.id })}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Icon name="download" size={18} />
              Unduh PDF
            </a>
            <Button icon={<Icon name="printer" size={18} />} onClick={() => window.print()}>
              Cetak
            </Button>
          </div>
        }
      />
      {paper.voided && (
        <Notice
          tone="danger"
          title={`Tidak berlaku lagi sejak ${formatDay(paper.voided.day)}`}
          className="mx-auto mb-5 max-w-4xl"
        >
          {paper.kind === 'receipt' ? `Pembayarannya dibatalkan: ${paper.voided.reason}` : paper.voided.reason}
        </Notice>
      )}
      <article
        aria-label={`${paperTitle(paper.kind)} ${paper.number}`}
        className="mx-auto grid max-w-4xl gap-6 rounded-card border border-line bg-paper p-5 sm:p-10 print:border-0 print:p-0"
      >
        <Head paper={paper} />
        <Parties paper={paper} />
        <DataTable
          caption={`Barang pada ${paperTitle(paper.kind).toLowerCase()} ${paper.number}`}
          columns={columnsOf(paper)}
          rows={rowsOf(paper)}
          rowKey={({ place }) => String(place)}
          density="roomy"
        />
        {paper.amounts && <Sum paper={paper} amounts={paper.amounts} />}
        <Foot paper={paper} />
      </article>
    </>
  )
}

function crumbsOf(paper: OrderDocument, isSeller: boolean): BreadcrumbEntry[] {
  const crumbs = [...subjectOf(paper, isSeller), { label: paper.number }]
  return isSeller ? crumbs : transactionCrumbs(...crumbs)
}

/** The order or negotiation that the document belongs to. */
function subjectOf(
  { orderId, orderNumber, negotiationId, lines }: OrderDocument,
  isSeller: boolean,
): BreadcrumbEntry[] {
  if (negotiationId) {
    const path = isSeller ? inboxPath(negotiationId) : negotiationPath(negotiationId)
    return [
      { label: 'Nego', to: isSeller ? INBOX_PATH : NEGOTIATIONS_PATH },
      { label: lines[0]?.name ?? '', to: path },
    ]
  }
  const orders = isSeller ? '/pusat-seller/pesanan' : '/transaksi/daftar-transaksi'
  return [
    { label: isSeller ? 'Pesanan' : 'Daftar Transaksi', to: orders },
    { label: orderNumber ?? '', to: `${orders}/${orderId}` },
  ]
}

function Head({ paper }: { paper: OrderDocument }) {
  return (
    <header className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
      <Party party={issuerOf(paper)} />
      <p className="num sm:text-end">
        <span className="block text-2xl font-bold uppercase">{paperTitle(paper.kind)}</span>
        <span className="font-semibold">{paper.number}</span>
      </p>
    </header>
  )
}

function Party({ party: { name, address, npwp, phone } }: { party: OrderDocument['seller'] }) {
  return (
    <div className="min-w-0 flex-1 basis-56 text-sm">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-mute wrap-anywhere">{withAmounts(address)}</p>
      {npwp && <p className="num whitespace-nowrap text-mute">NPWP {inGroups(npwp)}</p>}
      <p className="num whitespace-nowrap text-mute">{phone}</p>
    </div>
  )
}

function Parties({ paper }: { paper: OrderDocument }) {
  const { kind, buyer, seller, destination } = paper
  const [first, ...rest] = destination.lines.filter(Boolean)
  return (
    <div className="grid gap-6 text-sm sm:grid-cols-3">
      <div>
        <h2 className="mb-1 font-medium text-mute">{receiverLabel(kind)}</h2>
        <Party party={kind === 'purchase_order' ? seller : buyer} />
      </div>
      <div className="min-w-0">
        <h2 className="mb-1 font-medium text-mute">{destination.title}</h2>
        <p className="font-semibold wrap-anywhere">{first}</p>
        {rest.map((text) => (
          <p key={text} className="num wrap-anywhere">
            {withAmounts(text)}
          </p>
        ))}
      </div>
      <FactList layout="rows" facts={factsOf(paper)} className="-mt-2.5" />
    </div>
  )
}

function factsOf(paper: OrderDocument): Fact[] {
  const isNote = paper.kind === 'delivery_note'
  return [
    { label: 'Tanggal', value: formatDay(paper.day) },
    ...(paper.dueDay ? [{ label: lastDayLabel(paper.kind), value: formatDay(paper.dueDay) }] : []),
    ...(paper.wantedDay ? [{ label: 'Diminta tiba', value: formatDay(paper.wantedDay) }] : []),
    ...(isNote ? [] : [{ label: 'Pembayaran', value: paper.payment }]),
    ...(paper.parcel ? [{ label: 'Pengiriman', value: paper.parcel }] : []),
    ...(paper.about ? [{ label: aboutLabel(paper.kind), value: aboutOf(paper.about) }] : []),
    ...(paper.orderNumber ? [{ label: 'Pesanan', value: paper.orderNumber }] : []),
    ...(paper.poNumber && paper.kind !== 'purchase_order' ? [{ label: 'PO', value: paper.poNumber }] : []),
    ...(paper.orderedBy ? [{ label: 'Dipesan oleh', value: paper.orderedBy }] : []),
    ...(paper.approvedBy ? [{ label: 'Disetujui oleh', value: paper.approvedBy }] : []),
  ]
}

/** Several numbers, each whole on its line. */
function aboutOf(about: string) {
  return about.split(', ').map((number, place) => (
    <span key={number}>
      {place > 0 && ', '}
      <span className="whitespace-nowrap">{number}</span>
    </span>
  ))
}

type Row = OrderDocument['lines'][number] & { place: number; lots: OrderDocument['lots'] }

function rowsOf({ lines, lots }: OrderDocument): Row[] {
  return lines.map((line, index) => ({
    ...line,
    place: index + 1,
    lots: lots.filter(({ place }) => place === index + 1),
  }))
}

function columnsOf({ amounts }: OrderDocument): Column<Row>[] {
  const columns: Column<Row>[] = [
    { key: 'no', title: 'No.', cell: ({ place }) => place, onCard: 'hidden' },
    {
      key: 'nama',
      title: 'Uraian',
      onCard: 'heading',
      cell: ({ name, sku, pack, unit, lots }) => (
        <>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-mute wrap-anywhere">
            {[sku && `SKU ${sku}`, pack].filter(Boolean).join(' · ')}
          </span>
          {lots.map((lot) => (
            <span key={lot.number} className="num block text-mute wrap-anywhere">
              {withAmounts(lotText(lot, unit))}
            </span>
          ))}
        </>
      ),
    },
    { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ units, unit }) => `${formatQuantity(units)} ${unit}` },
  ]
  if (!amounts) return columns
  return [
    ...columns,
    { key: 'harga', title: 'Harga satuan', numeric: true, cell: ({ unitPrice }) => <Amount of={unitPrice} /> },
    { key: 'subtotal', title: 'Jumlah harga', numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
  ]
}
