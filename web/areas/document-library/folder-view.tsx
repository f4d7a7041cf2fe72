import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { productDocumentKind, productDocumentKinds, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { FolderPage } from '#domain/document-library/contract.ts'
import {
  type FolderOrder,
  folderOrder,
  folderState,
  folderStateLabel,
  folderStates,
} from '#domain/document-library/state.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { ORDERS_PATH } from '#web/areas/orders/public.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { KeyFoot } from '#web/ui/list/key-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FolderTable } from './folder-table.tsx'
import { countIn, type FolderFilter, folderFilter, folderQuery, zipFields } from './queries.ts'

/** The documents of quality of what the buyer's company bought [DOC-2]. */
export function FolderView({ filter }: { filter: FolderFilter }) {
  const { data: page } = useSuspenseQuery(folderQuery(filter))
  const { pathname } = useLocation()
  const loading = useListLoading()
  const { orderNumber, documents } = page
  const to = (change: Partial<FolderFilter>) => pathname + folderFilter.search(filter, { after: undefined, ...change })
  return (
    <>
      <FolderFilters filter={filter} page={page} />
      {orderNumber && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>
            Dari pesanan{' '}
            <Link to={`${ORDERS_PATH}/${filter.order}`} className="num text-link">
              {orderNumber}
            </Link>
          </span>
          <Link to={to({ order: undefined })} className="text-link">
            Lihat semua pesanan
          </Link>
        </p>
      )}
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(documents.length, 5)} />
        </Loading>
      ) : documents.length === 0 ? (
        <div className={cardClass}>
          <Nothing filter={filter} />
        </div>
      ) : (
        // what is chosen is of the rows that are shown
        <ChosenTable key={folderFilter.search(filter)} filter={filter} page={page} />
      )}
      <KeyFoot first={filter.after ? to({}) : null} next={page.next && to({ after: page.next })} />
    </>
  )
}

function ChosenTable({ filter, page }: { filter: FolderFilter; page: FolderPage }) {
  const { documents, counts } = page
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = documents.filter(({ id }) => ticked.has(id))
  const total = countIn(filter.state, counts)
  const params = zipFields(filter)
  const pilihan = chosen.map(({ id }) => id).join(',')
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2" data-print="hide">
        <Checkbox
          label={chosen.length > 0 ? `${formatCount(chosen.length)} dipilih` : 'Pilih semua di halaman ini'}
          aria-label="Pilih semua di halaman ini"
          checked={chosen.length === documents.length}
          partly={chosen.length > 0 && chosen.length < documents.length}
          onChange={({ target }) => setTicked(new Set(target.checked ? documents.map(({ id }) => id) : []))}
        />
        {chosen.length > 0 ? (
          <ZipLink
            address={fileAddress('dokumen-mutu/semua', { ...params, pilihan })}
            words={`Unduh yang dipilih (${formatCount(chosen.length)})`}
          />
        ) : total > MOST.documentsInZip ? (
          <Button variant="secondary" disabled reason={TOO_MANY}>
            Unduh semua ({formatCount(total)})
          </Button>
        ) : (
          <ZipLink address={fileAddress('dokumen-mutu/semua', params)} words={`Unduh semua (${formatCount(total)})`} />
        )}
      </div>
      <FolderTable
        documents={documents}
        chosen={ticked}
        onChoose={(id, isChosen) =>
          setTicked(isChosen ? new Set([...ticked, id]) : new Set([...ticked].filter((one) => one !== id)))
        }
      />
    </>
  )
}

const TOO_MANY = `Sekali unduh paling banyak ${MOST.documentsInZip} dokumen. Persempit filternya, atau pilih dari daftar.`

function ZipLink({ address, words }: { address: string; words: string }) {
  return (
    <a href={address} download className={buttonClass({ variant: 'secondary' })}>
      <Icon name="download" size={18} />
      <span className="num">{words}</span>
    </a>
  )
}

function Nothing({ filter }: { filter: FolderFilter }) {
  const { order } = filter
  if (folderFilter.isNarrowed({ ...filter, order: undefined, sort: '' })) {
    return (
      <NothingFits
        title="Tidak ada dokumen yang cocok"
        text="Coba status atau jenis lain, kata yang lebih sedikit, atau rentang tanggal yang lebih lebar."
      />
    )
  }
  if (order) {
    return (
      <EmptyState
        icon="document"
        title="Belum ada dokumen mutu untuk pesanan ini"
        text="CoA lot tampil setelah barang dikirim. Dokumen produk yang belum ada diminta di halaman produknya."
        action={
          <Link to={`${ORDERS_PATH}/${order}`} className={buttonClass({ variant: 'secondary' })}>
            Kembali ke pesanan
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      icon="document"
      title="Belum ada dokumen mutu"
      text="SDS, sertifikat halal, dan spesifikasi barang yang Anda beli tersimpan di sini begitu pesanannya dikonfirmasi, CoA lot begitu barangnya dikirim."
      action={
        <Link to="/produk" className={buttonClass()}>
          Cari produk
        </Link>
      }
    />
  )
}

interface Props {
  filter: FolderFilter
  page: FolderPage
}

/** State tabs with counts, words, kind, seller, order of the list and days; each choice has its own address [DOC-2]. */
function FolderFilters({ filter, page }: Props) {
  const navigate = useNavigate()
  const { counts, sellers } = page
  const tabs = [
    { state: '' as const, label: 'Semua', count: countIn('', counts) },
    ...folderStates.map((state) => ({ state, label: folderStateLabel(state), count: counts[state] })),
  ]
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3" data-print="hide">
      <PillLinks
        label="Status dokumen"
        links={tabs.map(({ state, label, count }) => ({
          to: { search: folderFilter.search(filter, { state, after: undefined }) },
          label,
          count: formatCount(count),
          current: state === filter.state,
        }))}
      />
      {/* another address has other values: the fields start again with them */}
      <DayRangeForm
        key={folderFilter.search(filter)}
        label="Cari dokumen"
        searched={filter}
        text={{ keyword: filter.keyword, placeholder: 'Produk, seller, lot, atau pesanan', longest: LONGEST.keyword }}
        dayLabel="Dipesan"
        cleared={
          folderFilter.isNarrowed({ ...filter, state: '', sort: '', after: undefined })
            ? folderFilter.search({ state: filter.state, sort: filter.sort })
            : null
        }
        onSearch={(typed) => void navigate({ search: folderFilter.search(folderFilter.read(typed)) })}
      >
        {filter.state && <input type="hidden" name="status" value={folderState.encode(filter.state)} />}
        {filter.order && <input type="hidden" name="pesanan" value={filter.order} />}
        <Field label="Jenis" hideLabel className="max-sm:min-w-36 max-sm:flex-1">
          <Select
            name="jenis"
            defaultValue={filter.kind && productDocumentKind.encode(filter.kind)}
            options={[
              { value: '', label: 'Semua jenis' },
              ...productDocumentKinds.map((kind) => ({
                value: productDocumentKind.encode(kind),
                label: productDocumentLabel(kind),
              })),
            ]}
          />
        </Field>
        <Field label="Urutkan" hideLabel className="max-sm:min-w-36 max-sm:flex-1">
          <Select
            name="urut"
            defaultValue={filter.sort && folderOrder.encode(filter.sort)}
            options={[
              { value: '', label: sortLabels.newest },
              ...(['ending', 'name'] as const).map((sort) => ({
                value: folderOrder.encode(sort),
                label: sortLabels[sort],
              })),
            ]}
          />
        </Field>
        <Field label="Seller" hideLabel className="max-sm:w-full sm:max-w-60">
          <Select
            name="seller"
            defaultValue={filter.seller ?? ''}
            options={[
              { value: '', label: 'Semua seller' },
              ...sellers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </DayRangeForm>
    </div>
  )
}

const sortLabels: Record<FolderOrder, string> = {
  newest: 'Pembelian terbaru',
  ending: 'Paling cepat berakhir',
  name: 'Nama produk',
}
