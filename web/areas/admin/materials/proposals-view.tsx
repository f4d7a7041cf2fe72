import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Proposal } from '#domain/materials/contract.ts'
import { proposalLabel, proposalState, proposalStates } from '#domain/materials/state.ts'
import { ProposalPill } from '#web/areas/materials/proposal-pill.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { proposalPath } from '../paths.ts'
import { type ProposalFilter, proposalFilter, proposalsQuery } from './queries.ts'

/** Materials that sellers have proposed, those that wait first [MAT-5]. */
export function ProposalsView({ filter }: { filter: ProposalFilter }) {
  const { data: page } = useSuspenseQuery(proposalsQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Field label="Status" hideLabel className="mb-4 w-full sm:w-56">
        <Select
          value={filter.state && proposalState.encode(filter.state)}
          options={[
            { value: '', label: 'Semua status' },
            ...proposalStates.map((state) => ({ value: proposalState.encode(state), label: capitalised(state) })),
          ]}
          onChange={({ target }) => {
            const { state } = proposalFilter.read(new URLSearchParams({ status: target.value }))
            void navigate({ search: proposalFilter.search(filter, { state }) })
          }}
        />
      </Field>
      <DataTable
        caption="Usul bahan, yang menunggu lebih dahulu"
        columns={columns}
        rows={page.proposals}
        rowKey={({ id }) => id}
        onRowPress={({ id }) => void navigate(proposalPath(id))}
        empty={
          filter.state ? (
            <NothingFits title="Tidak ada usulan dengan status ini" text="Coba status lain." />
          ) : (
            <EmptyState
              icon="check-circle"
              title="Belum ada usulan bahan"
              text="Bahan yang diusulkan seller saat menambah produk tampil di sini."
            />
          )
        }
      />
      <ListFoot
        count={page.total > 0 ? `${page.total} usulan` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + proposalFilter.search(filter, { page: number })}
      />
    </>
  )
}

const columns: Column<Proposal>[] = [
  {
    key: 'bahan',
    title: 'Bahan',
    onCard: 'heading',
    className: 'md:w-full md:max-w-0 md:min-w-48',
    cell: ({ id, facts }) => (
      <>
        <Link to={proposalPath(id)} className="block truncate font-semibold text-primary hover:underline">
          {facts.name}
        </Link>
        <span className="block truncate text-xs font-normal text-mute">{facts.nameEnglish}</span>
      </>
    ),
  },
  { key: 'cas', title: 'CAS', className: 'num whitespace-nowrap', cell: ({ facts }) => facts.casNumber ?? '–' },
  {
    key: 'seller',
    title: 'Seller',
    className: 'md:max-w-60',
    cell: ({ sellerName }) => <span className="block truncate">{sellerName}</span>,
  },
  {
    key: 'waktu',
    title: 'Diusulkan',
    className: 'num whitespace-nowrap text-mute',
    cell: ({ proposedAt }) => formatDate(proposedAt),
  },
  { key: 'status', title: 'Status', cell: ({ state }) => <ProposalPill state={state} /> },
]

function capitalised(state: Proposal['state']): string {
  const label = proposalLabel(state)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
