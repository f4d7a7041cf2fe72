import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { ListedMaterial } from '#domain/materials/contract-administration.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { materialDeskPath } from '../paths.ts'
import { type MaterialFilter, materialFilter, materialListQuery } from './queries.ts'

/** All materials by name, or those that a keyword means [ADM-3]. */
export function MaterialsView({ filter }: { filter: MaterialFilter }) {
  const { data: page } = useSuspenseQuery(materialListQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <div className="mb-4">
        <KeywordForm
          key={materialFilter.search(filter)}
          longest={LONGEST.keyword}
          label="Cari bahan"
          placeholder="Nama, CAS, kode E, INCI"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: materialFilter.search(filter, { keyword }) })}
        />
      </div>
      <DataTable
        caption="Daftar bahan"
        columns={columns}
        rows={page.materials}
        rowKey={({ id }) => String(id)}
        onRowPress={({ id }) => void navigate(materialDeskPath(id))}
        empty={
          <NothingFits
            title="Tidak ada bahan yang cocok"
            text="Coba kata kunci yang lebih pendek, atau nomor CAS-nya."
          />
        }
      />
      <ListFoot
        count={page.total > 0 ? `${formatCount(page.total)} bahan` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + materialFilter.search(filter, { page: number })}
      />
    </>
  )
}

const columns: Column<ListedMaterial>[] = [
  {
    key: 'bahan',
    title: 'Bahan',
    onCard: 'heading',
    className: 'md:w-full md:max-w-0 md:min-w-48',
    cell: ({ id, name, nameEnglish }) => (
      <>
        <Link to={materialDeskPath(id)} className="font-semibold text-primary hover:underline">
          {name}
        </Link>
        <span className="ms-2 text-xs font-normal text-mute">{nameEnglish}</span>
      </>
    ),
  },
  {
    key: 'cas',
    title: 'CAS',
    className: 'num whitespace-nowrap',
    isEmpty: ({ casNumber }) => casNumber === null,
    cell: ({ casNumber }) => casNumber ?? '–',
  },
  { key: 'kategori', title: 'Kategori', className: 'whitespace-nowrap', cell: ({ categoryName }) => categoryName },
  { key: 'produk', title: 'Produk', numeric: true, cell: ({ productCount }) => formatCount(productCount) },
]
