import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { sentence } from '#domain/format.ts'
import type { Proposal } from '#domain/materials/contract.ts'
import { proposalLabel, proposalState, proposalStates } from '#domain/materials/state.ts'
import { ProposalPill } from '#web/areas/materials/proposal-pill.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { proposalPath } from '../paths.ts'
import { type ProposalFilter, proposalFilter, proposalsQuery } from './queries.ts'

/** Materials that sellers have proposed, those that wait first [MAT-5]. */
export function ProposalsView({ filter }: { filter: ProposalFilter }) {
  const { data: page } = useSuspenseQuery(proposalsQuery(filter))
  const navigate = useNavigate()
  return (
    <ListPage
      filter={filter}
      by={proposalFilter}
      above={
        <Field label="Status" hideLabel className="mb-4 w-full sm:w-56">
          <Select
            value={filter.state && proposalState.encode(filter.state)}
            options={[
              { value: '', label: 'Semua status' },
              ...proposalStates.map((state) => ({
                value: proposalState.encode(state),
                label: sentence(proposalLabel(state)),
              })),
            ]}
            onChange={({ target }) => {
              const { state } = proposalFilter.read(new URLSearchParams({ status: target.value }))
              void navigate({ search: proposalFilter.search(filter, { state }) })
            }}
          />
        </Field>
      }
      shown={page.proposals.length}
      none={{
        icon: 'check-circle',
        title: 'Belum ada usulan bahan',
        text: 'Bahan yang diusulkan seller saat menambah produk tampil di sini.',
      }}
      noMatch={{ title: 'Tidak ada usulan dengan status ini', text: 'Coba status lain.' }}
      total={{ count: page.total, words: `${page.total} usulan` }}
    >
      {(empty) => (
        <DataTable
          caption="Usul bahan, yang menunggu lebih dahulu"
          columns={columns}
          rows={page.proposals}
          rowKey={({ id }) => id}
          onRowPress={({ id }) => void navigate(proposalPath(id))}
          empty={empty}
        />
      )}
    </ListPage>
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
