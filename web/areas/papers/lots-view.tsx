import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatCount, formatDay, formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { CertifiedLot } from '#domain/papers/contract-lots.ts'
import { readersLabel } from '#domain/papers/readers.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { certifiedLotsQuery, type LotFilter, lotFilter } from './queries-lots.ts'

const LotForm = lazyDialog(async () => (await import('./lot-form.tsx')).LotForm)

interface Asked {
  question: 'upload' | 'withdraw'
  lot: CertifiedLot
  open: boolean
}

/** The lots of the shop with their CoA, which comes with every shipment of the lot [DOC-2]. */
export function LotsView({ filter }: { filter: LotFilter }) {
  const { data } = useSuspenseQuery(certifiedLotsQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked((before) => before && { ...before, open: false })
  const pill = (wanted: LotFilter['filter'], label: string) => ({
    to: { search: lotFilter.search(filter, { filter: wanted }) },
    label,
    current: wanted === filter.filter,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillLinks label="Saring lot" links={[pill('semua', 'Semua lot'), pill('tanpa-coa', 'Tanpa CoA')]} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={filter.keyword}
          label="Cari lot atau produk"
          placeholder="Nomor lot atau produk"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: lotFilter.search(filter, { keyword }) })}
        />
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(data.lots.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Lot dan CoA-nya, yang terbaru lebih dahulu"
          columns={columns}
          rows={data.lots}
          rowKey={({ id }) => String(id)}
          density="roomy"
          actions={(lot) => <LotMenu lot={lot} onAsk={(question) => setAsked({ question, lot, open: true })} />}
          empty={
            filter.keyword || filter.filter !== 'semua' ? (
              <NothingFits
                title="Tidak ada lot yang cocok"
                text="Coba filter lain, atau kata kunci yang lebih pendek."
              />
            ) : (
              <EmptyState
                icon="document"
                title="Belum ada lot"
                text="Lot tampil di sini setelah Anda mencatat barang masuk dengan nomor lot."
              />
            )
          }
        />
      )}
      <ListFoot
        count={data.total > 0 ? `${formatCount(data.total)} lot` : ''}
        page={filter.page}
        pages={Math.ceil(data.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + lotFilter.search(filter, { page: number })}
      />
      {asked && (
        <LotForm key={asked.lot.id} open={asked.open && asked.question === 'upload'} lot={asked.lot} onClose={close} />
      )}
      {asked?.question === 'withdraw' && asked.open && <Withdraw lot={asked.lot} onClose={close} />}
    </>
  )
}

function LotMenu({ lot, onAsk }: { lot: CertifiedLot; onAsk: (question: Asked['question']) => void }) {
  return (
    <Menu align="end" trigger={<IconButton icon="dots" label={`Tindakan untuk lot ${lot.number}`} size="dense" />}>
      <MenuItem icon="upload" onSelect={() => onAsk('upload')}>
        {lot.certificate ? 'Ganti CoA' : 'Unggah CoA'}
      </MenuItem>
      {lot.certificate && (
        <MenuItem icon="close" tone="danger" onSelect={() => onAsk('withdraw')}>
          Tarik CoA
        </MenuItem>
      )}
    </Menu>
  )
}

function Withdraw({ lot, onClose }: { lot: CertifiedLot; onClose: () => void }) {
  const act = useAct('pusat-seller/dokumen/lot/tarik', { done: 'CoA ditarik', refreshes: ['document'] })
  return (
    <ConfirmDialog
      open
      title={`Tarik CoA lot ${lot.number}?`}
      confirmLabel="Ya, tarik"
      tone="danger"
      working={act.working}
      onConfirm={() => void act.send({ id: lot.certificate?.id ?? '' }).then(onClose)}
      onCancel={onClose}
    >
      Tidak ada lagi yang dapat membacanya, juga pembeli yang sudah menerima lot ini.
    </ConfirmDialog>
  )
}

const columns: Column<CertifiedLot>[] = [
  {
    key: 'lot',
    title: 'Lot',
    onCard: 'heading',
    cell: ({ number, expiresOn }) => (
      <>
        <span className="num block font-semibold wrap-anywhere">{number}</span>
        {expiresOn && <span className="num block text-xs font-normal text-mute">s.d. {formatDay(expiresOn)}</span>}
      </>
    ),
  },
  { key: 'produk', title: 'Produk', className: 'wrap-anywhere', cell: ({ productName }) => productName },
  { key: 'sisa', title: 'Sisa', numeric: true, cell: ({ left, unit }) => `${formatQuantity(left)} ${unit}` },
  {
    key: 'coa',
    title: 'CoA',
    className: 'wrap-anywhere',
    cell: ({ certificate }) =>
      certificate ? (
        <>
          <a href={certificate.address} target="_blank" rel="noreferrer" className="text-link">
            {certificate.fileName}
            <span className="sr-only"> (tab baru)</span>
          </a>
          {certificate.validUntil && (
            <span className={certificate.expired ? 'num block font-semibold text-danger' : 'num block text-mute'}>
              {certificate.expired ? 'Berakhir' : 'Berlaku sampai'} {formatDay(certificate.validUntil)}
            </span>
          )}
        </>
      ) : (
        <span className="text-mute">Belum ada</span>
      ),
  },
  {
    key: 'readers',
    title: 'Boleh dibaca',
    isEmpty: ({ certificate }) => certificate === null,
    cell: ({ certificate }) => (certificate ? readersLabel(certificate.readers) : <span className="text-mute">–</span>),
  },
]
