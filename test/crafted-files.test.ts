import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { LONGEST } from '#domain/limits.ts'
import { blocksIn, faultOf, picturesOf, sectionsOf } from '#server/areas/content/read/markdown.ts'
import { tableOfFile } from '#server/areas/imports/table-of-file.ts'
import { uploadedView } from '#server/areas/imports/views.ts'
import { rowsOfFile } from '#server/areas/quick-order/read/rows-of-file.ts'
import { openArchive } from '#server/areas/tax/read/open-archive.ts'
import { pdfNumbers } from '#server/areas/tax/read/pdf-numbers.ts'
import { cleanPicture } from '#server/platform/pictures/clean-picture.ts'
import { craftedFiles } from './crafted-files.ts'

const kinds = ['csv', 'xlsx'] as const
const bounds = { mostInflated: 150 * 1024 * 1024, mostCells: 3_000_000 }

/** What each reader hands to the thread that answers, by the file that runs beside it; null where it reads none. */
const readers: Record<string, ((content: Buffer) => Promise<unknown>) | null> = {
  'server/areas/quick-order/read/file-thread.ts': (content) =>
    Promise.all(kinds.map((kind) => rowsOfFile({ kind, content }).catch(({ code }) => code))),
  'server/areas/imports/import-thread.ts': (content) => Promise.all(kinds.map((kind) => toldOfImport(kind, content))),
  'server/areas/tax/read/archive-thread.ts': async (content) => {
    const opened = openArchive(content)
    return typeof opened === 'string' ? opened : opened.pdfs.map(({ name, row }) => ({ name, row }))
  },
  'server/areas/tax/read/pdf-process.ts': async (content) => (content.includes('%PDF') ? pdfNumbers(content) : null),
  'server/areas/content/read/text-thread.ts': async (content) => {
    const text = content.toString('latin1').slice(0, LONGEST.articleBody)
    return [faultOf, sectionsOf, blocksIn, picturesOf].map((read) => read(text))
  },
  'server/areas/trade-papers/draw/paper-thread.ts': null,
  'server/platform/pictures/clean-picture.ts': (content) => cleanPicture('company' as CompanyId, content, 'png'), // of nobody
}

/** Of a file all of whose rows are problems, which tells most. */
async function toldOfImport(kind: 'csv' | 'xlsx', content: Buffer) {
  const table = await tableOfFile(kind, content, bounds)
  if ('fault' in table) return table
  const fault = { column: null, shown: '', sentence: 'Tidak ada produk Anda dengan kode atau nama ini.' }
  const checked = table.rows.map((row) => ({ row, verdict: 'problem', faults: [fault] }))
  return uploadedView({ id: '', checked: checked as never, heads: table.heads, columns: [] })
}

// a copy of a megabyte between threads takes some milliseconds of both
const MOST_BYTES = 1_500_000

describe('what comes out of a file', () => {
  it('is read by these alone: whatever runs beside the process that answers is listed [OPS-6]', () => {
    const root = join(import.meta.dirname, '..')
    const beside = globSync('server/**/*-{thread,process}.ts', { cwd: root })

    expect(beside.filter((file) => !(file in readers))).toEqual([])
  })

  it('crosses to the thread that answers within a megabyte and a half, whatever the file and whoever reads it [OPS-6]', async () => {
    const files = await craftedFiles()
    const large: string[] = []
    for (const { what, content } of files) {
      for (const [file, read] of Object.entries(readers)) {
        const told = JSON.stringify((await read?.(content)) ?? null).length
        if (told > MOST_BYTES) large.push(`${file}: ${told} bytes of ${what}`)
      }
    }

    expect(files.length).toBeGreaterThanOrEqual(20)
    expect(large).toEqual([])
  }, 600_000)
})
