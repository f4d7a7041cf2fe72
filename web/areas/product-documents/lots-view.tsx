import { useSuspenseQuery } from '@tanstack/react-query'
import { formatCount, formatDay, formatQuantity } from '#domain/format.ts'
import type { CertifiedLot } from '#domain/product-documents/contract-lots.ts'
import { readersLabel } from '#domain/product-documents/readers.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { certifiedLotsQuery, type LotFilter, lotFilter } from './queries-lots.ts'

const LotForm = lazyDialog(async () => (await import('./lot-form.tsx')).LotForm)

type Question = 'upload' | 'withdraw'

/** The lots of the shop with their CoA, which comes with every shipment of the lot [DOC-2]. */
export function LotsView({ filter }: { filter: LotFilter }) {
  const { data } = useSuspenseQuery(certifiedLotsQuery(filter))
  const { target, ask, close } = useDialogTarget<{ lot: CertifiedLot; question: Question }>()
  const pill = (value: LotFilter['filter'], label: string) => ({ change: { filter: value }, label })
  return (
    <>
      <ListPage
        filter={filter}
        by={lotFilter}
        pills={{ label: 'Saring lot', links: [pill('semua', 'Semua lot'), pill('tanpa-coa', 'Tanpa CoA')] }}
        search={{ label: 'Cari lot atau produk', placeholder: 'Nomor lot atau produk' }}
        shown={data.lots.length}
        none={{
          icon: 'document',
          title: 'Belum ada lot',
          text: 'Lot tampil di sini setelah Anda mencatat barang masuk dengan nomor lot.',
        }}
        noMatch={{
          title: 'Tidak ada lot yang cocok',
          text: 'Coba filter lain, atau kata kunci yang lebih pendek.',
        }}
        total={{ count: data.total, words: `${formatCount(data.total)} lot` }}
      >
        {(empty) => (
          <DataTable
            caption="Lot dan CoA-nya, yang terbaru lebih dahulu"
            columns={columns}
            rows={data.lots}
            rowKey={({ id }) => String(id)}
            density="roomy"
            actions={(lot) => <LotMenu lot={lot} onAsk={(question) => ask({ question, lot })} />}
            empty={empty}
          />
        )}
      </ListPage>
      {target && (
        <LotForm
          key={target.about.lot.id}
          open={target.open && target.about.question === 'upload'}
          lot={target.about.lot}
          onClose={close}
        />
      )}
      {target?.about.question === 'withdraw' && target.open && <Withdraw lot={target.about.lot} onClose={close} />}
    </>
  )
}

function LotMenu({ lot, onAsk }: { lot: CertifiedLot; onAsk: (question: Question) => void }) {
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
  return (
    <ActDialog
      open
      onClose={onClose}
      call="pusat-seller/dokumen/lot/tarik"
      body={() => ({ id: lot.certificate?.id ?? '' })}
      title={`Tarik CoA lot ${lot.number}?`}
      confirmLabel="Ya, tarik"
      tone="danger"
      done="CoA ditarik"
      refreshes={['document']}
    >
      Tidak ada lagi yang dapat membacanya, juga pembeli yang sudah menerima lot ini.
    </ActDialog>
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
