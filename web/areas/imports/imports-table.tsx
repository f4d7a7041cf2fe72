import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { ImportSummary } from '#domain/imports/shapes.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { importPath } from './paths.ts'
import { type ImportsFilter, importsFilter, importsQuery } from './queries.ts'
import { kindWords, stateWords } from './words.ts'

/** Earlier imports of the shop, newest first [SHOP-4]. */
export function ImportsTable({ filter }: { filter: ImportsFilter }) {
  const { data: list } = useSuspenseQuery(importsQuery(filter))
  return (
    <ListPage
      filter={filter}
      by={importsFilter}
      shown={list.imports.length}
      none={{
        icon: 'upload',
        title: 'Belum ada impor',
        text: 'Berkas yang Anda unggah tampil di sini, dengan hasilnya.',
      }}
      total={{ count: list.total, words: `${formatCount(list.total)} impor` }}
    >
      {(empty) => (
        <DataTable
          caption="Impor sebelumnya"
          columns={columns}
          rows={list.imports}
          rowKey={({ id }) => id}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

const columns: Column<ImportSummary>[] = [
  {
    key: 'berkas',
    title: 'Berkas',
    onCard: 'heading',
    className: 'md:w-full md:min-w-48 md:max-w-0',
    cell: ({ id, file, kind, rows }) => (
      <>
        <Link to={importPath(id)} className="block truncate font-semibold text-primary hover:underline">
          {file}
        </Link>
        <span className="text-xs font-normal text-mute">
          {kindWords[kind].label} · {formatCount(rows)} baris
        </span>
      </>
    ),
  },
  {
    key: 'keadaan',
    title: 'Keadaan',
    className: 'whitespace-nowrap',
    cell: ({ state }) => <StatusPill tone={stateWords[state].tone}>{stateWords[state].label}</StatusPill>,
  },
  { key: 'baru', title: 'Baru', numeric: true, cell: ({ fresh, asked: questionCount }) => known(fresh, questionCount) },
  {
    key: 'berubah',
    title: 'Berubah',
    numeric: true,
    cell: ({ changed, asked: questionCount }) => known(changed, questionCount),
  },
  {
    key: 'bermasalah',
    title: 'Bermasalah',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ problems, asked: questionCount }) =>
      questionCount > 0 ? `${formatCount(questionCount)} pertanyaan` : formatCount(problems),
  },
  { key: 'oleh', title: 'Oleh', className: 'whitespace-nowrap', cell: ({ by }) => by },
  { key: 'pada', title: 'Waktu', className: 'whitespace-nowrap', cell: ({ at }) => formatDateTime(at) },
]

/** A count of rows; a dash while the file asks questions, as their answers decide what its rows do. */
function known(count: number, questionCount: number): string {
  return questionCount > 0 ? '–' : formatCount(count)
}
