import { useNavigate } from 'react-router'
import { productDocumentKind, productDocumentKinds, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { FolderPage } from '#domain/quality-folder/contract.ts'
import { type FolderOrder, folderOrder } from '#domain/quality-folder/order.ts'
import { folderState, folderStateLabel, folderStates } from '#domain/quality-folder/state.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { countIn, type FolderFilter, folderFilter, isNarrowed } from './queries.ts'

interface Props {
  filter: FolderFilter
  page: FolderPage
}

/** State tabs with counts, words, kind, seller, order of the list and days; each choice has its own address [DOC-2]. */
export function FolderFilters({ filter, page }: Props) {
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
        cleared={isNarrowed(filter) ? folderFilter.search({ state: filter.state, sort: filter.sort }) : null}
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
