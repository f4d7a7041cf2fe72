import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { ListedMaterial } from '#domain/materials/contract-administration.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { adminMaterialPath } from '../paths.ts'
import { type MaterialFilter, materialFilter, materialListQuery } from './queries.ts'

/** All materials by name, or those that a keyword means [ADM-3]. */
export function MaterialsView({ filter }: { filter: MaterialFilter }) {
  const { data: page } = useSuspenseQuery(materialListQuery(filter))
  const navigate = useNavigate()
  return (
    <ListPage
      filter={filter}
      by={materialFilter}
      search={{ label: 'Cari bahan', placeholder: 'Nama, CAS, kode E, INCI' }}
      shown={page.materials.length}
      none={noMatch}
      noMatch={noMatch}
      total={{ count: page.total, words: `${formatCount(page.total)} bahan` }}
    >
      {(empty) => (
        <DataTable
          caption="Daftar bahan"
          columns={columns}
          rows={page.materials}
          rowKey={({ id }) => String(id)}
          onRowPress={({ id }) => void navigate(adminMaterialPath(id))}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

const noMatch = {
  title: 'Tidak ada bahan yang cocok',
  text: 'Coba kata kunci yang lebih pendek, atau nomor CAS-nya.',
}

const columns: Column<ListedMaterial>[] = [
  {
    key: 'bahan',
    title: 'Bahan',
    onCard: 'heading',
    className: 'md:w-full md:max-w-0 md:min-w-48',
    cell: ({ id, name, nameEnglish }) => (
      <>
        <Link to={adminMaterialPath(id)} className="font-semibold text-primary hover:underline">
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
