import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClaimRow, ClaimView } from '#domain/claims/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import type { Side } from '#domain/machine.ts'
import { orderLink } from '#domain/orders/notice.ts'
import { paperPath } from '#web/areas/order-documents/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDateTime, formatDeadline } from '#web/lib/dates.ts'
import type { BreadcrumbEntry } from '#web/ui/layout/breadcrumb.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { ClaimPill } from './state-pill.tsx'

interface Props {
  claim: ClaimView
  reader: Side
  breadcrumb: readonly BreadcrumbEntry[]
  acts: ReactNode
}

/** One claim for either side: what it is about, how it was answered, and its history with photos [CLAIM-1]. */
export function ClaimDetail({ claim, reader, breadcrumb, acts }: Props) {
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumb}
        title={<span className="num">{claim.number}</span>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <ClaimPill claim={claim} />
            <span className="num">Diajukan {formatDateTime(claim.submittedAt)}</span>
          </span>
        }
        actions={
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1" data-print="hide">
            {acts}
          </div>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <DataTable
            caption="Barang yang diklaim"
            columns={columns}
            rows={claim.rows}
            rowKey={({ position, lot, kind }) => `${position}/${lot}/${kind}`}
          />
          <Card padded as="section" aria-label="Perkembangan">
            <CardTitle>Perkembangan</CardTitle>
            <History claim={claim} reader={reader} />
          </Card>
        </div>
        <Card padded as="section" aria-label="Keterangan">
          <CardTitle>Keterangan</CardTitle>
          <FactList layout="rows" facts={factsOf(claim, reader)} />
          <p className="border-t border-line pt-2.5 text-sm wrap-anywhere whitespace-pre-line">
            <span className="block text-mute">Uraian pembeli</span>
            {claim.description}
          </p>
        </Card>
      </div>
    </>
  )
}

function factsOf(claim: ClaimView, reader: Side) {
  const { orderId, orderNumber, partnerName, sequence, answerBy, buyerBy, creditNote, replacement, wantsReturn } = claim
  return [
    { label: reader === 'seller' ? 'Pembeli' : 'Seller', value: partnerName },
    {
      label: 'Pesanan',
      value: (
        <Link to={orderLink(orderId, reader)} className="text-link">
          {orderNumber}
        </Link>
      ),
    },
    { label: 'Kiriman', value: `ke-${sequence}` },
    ...(answerBy ? [{ label: 'Jawaban seller sampai', value: formatDeadline(answerBy) }] : []),
    ...(buyerBy
      ? [
          {
            label: buyerLabel(claim.state),
            value: `${formatDeadline(buyerBy)}, sesudahnya ${thenText(claim.state)}`,
          },
        ]
      : []),
    ...(creditNote
      ? [
          {
            label: 'Nota kredit',
            value: (
              <Link to={paperPath(creditNote.id)} className="text-link">
                {creditNote.number}
              </Link>
            ),
          },
          { label: 'Dikreditkan', value: <Amount of={creditNote.total} /> },
        ]
      : []),
    ...(replacement?.deliveryNote ? [{ label: 'Surat jalan pengganti', value: replacement.deliveryNote }] : []),
    ...(wantsReturn ? [{ label: 'Barang lama', value: 'Diminta kembali oleh seller' }] : []),
  ]
}

function buyerLabel(state: ClaimView['state']): string {
  return state === 'refused' ? 'Dibantah paling lambat' : 'Pengganti dikonfirmasi paling lambat'
}

function thenText(state: ClaimView['state']): string {
  return state === 'refused' ? 'klaim ditutup otomatis' : 'dianggap diterima'
}

function History({ claim: { history, state }, reader }: { claim: ClaimView; reader: Side }) {
  const isOver = state === 'done' || state === 'withdrawn'
  const entries = history.map(({ text, by, at, reason, photos }, index) => ({
    key: `${text}-${at}`,
    title: text,
    time: formatDateTime(at),
    text: (
      <>
        {by}
        {reason && <span className="block wrap-anywhere">{reason}</span>}
        {photos.length > 0 && <Photos photos={photos} reader={reader} />}
      </>
    ),
    state: index === history.length - 1 && !isOver ? ('current' as const) : ('done' as const),
  }))
  return <Timeline entries={entries} />
}

function Photos({ photos, reader }: { photos: ClaimView['history'][number]['photos']; reader: Side }) {
  const path = reader === 'seller' ? 'pusat-seller/klaim/foto' : 'klaim/foto'
  return (
    <ul aria-label="Foto" className="mt-2 grid grid-cols-3 gap-2.5 sm:grid-cols-4">
      {photos.map(({ id, name }) => (
        <li key={id}>
          <a href={fileAddress(path, { foto_id: id })} target="_blank" rel="noopener" className="block rounded-field">
            <img
              src={fileAddress(path, { foto_id: id })}
              alt={name}
              loading="lazy"
              className="aspect-square w-full rounded-field border border-line object-cover"
            />
            <span className="sr-only"> (tab baru)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const columns: Column<ClaimRow>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'bare',
    className: 'md:w-full',
    cell: ({ name, packLabel }) => (
      <>
        {name}
        <span className="block text-xs text-mute">{packLabel}</span>
      </>
    ),
  },
  { key: 'lot', title: 'Lot', className: 'num whitespace-nowrap', cell: ({ lot }) => lot ?? '–' },
  { key: 'masalah', title: 'Masalah', className: 'whitespace-nowrap', cell: ({ kindLabel }) => kindLabel },
  {
    key: 'jumlah',
    title: 'Jumlah',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ units, unit }) => `${formatQuantity(units)} ${unit}`,
  },
]
