import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tables } from '#server/areas/personal-data/tables.ts'
import { contradictions, indexTests, requirementsFile } from './runner/requirements.ts'

// House rules that no linter knows.

const root = join(import.meta.dirname, '..')
const trunks = ['domain', 'server', 'web', 'test', 'bench']
const code = trunks.flatMap((trunk) => filesBelow(join(root, trunk))).filter((path) => /\.(ts|tsx|css)$/.test(path))
const queries = code.filter((path) => /^server\/areas\/.*\/queries[a-z-]*\.ts$/.test(path))
const areas = [
  'accounts',
  'companies',
  'members',
  'materials',
  'catalogue',
  'onboarding',
  'bank-accounts',
  'saved-products',
  'subscriptions',
  'cart',
  'quick-order',
  'shopping-lists',
  'seller-vouchers',
  'receivables',
  'payments',
  'negotiations',
  'orders',
  'shipments',
  'order-documents',
  'document-library',
  'tax',
  'claims',
  'today',
  'stock',
  'imports',
  'product-documents',
  'loyalty',
  'chat',
  'notifications',
  'contact',
  'content',
  'calendar',
  'surveys',
  'currencies',
  'audit',
  'product-reports',
  'administration',
  'system',
  'personal-data',
  'sample',
]
// one place for people, though it draws on several areas
const sharedFolders = ['shell', 'home', 'seller-center', 'admin', 'prices']
// what the rules of every area count with
const measures = ['days', 'numbers', 'files']

// lists of data, read from top to bottom
const lists: string[] = [
  'domain/notifications/kinds.ts',
  'server/areas/personal-data/exported-of-trade.ts',
  'web/app.css',
]

describe('the house', () => {
  it('has no drawer for odds and ends', () => {
    const drawers = ['misc', 'utils', 'helpers', 'common', 'services', 'types']
    const folders = code.flatMap((path) => dirname(path).split('/'))
    expect(folders.filter((folder) => drawers.includes(folder))).toEqual([])
  })

  it('has no folder of more than 40 files', () => {
    const sizes = Map.groupBy(
      code.filter((path) => !isText(path)),
      dirname,
    )
    const large = [...sizes].filter(([, files]) => files.length > 40).map(([folder]) => folder)
    expect(large).toEqual([])
  })

  it('has no file of more than 300 lines, and no test of more than 400, but lists of data', () => {
    const long = code.filter((path) => !isText(path) && linesOf(path) > (isTest(path) ? 400 : 300))
    expect(long.toSorted()).toEqual(lists)
  })

  it('has no file under 25 lines that one neighbour alone needs, but the kinds of files of every area', () => {
    const needed = Map.groupBy(code.filter((path) => !isTest(path)).flatMap(importsOf), ({ to }) => to)
    const lonely = code.filter((path) => {
      if (!/^(domain|server|web)\/.*\.tsx?$/.test(path) || isTest(path) || isText(path)) return false
      if (linesOf(path) >= 25 || /(^|\/)(public|queries|routes|events|jobs|paths|refusals|contract)\.tsx?$/.test(path))
        return false
      const [one, ...more] = needed.get(path) ?? []
      // what a page loads late, and what a process of its own reads, is a file for that
      return (
        one &&
        more.length === 0 &&
        !one.late &&
        dirname(one.from) === dirname(path) &&
        basename(one.from, '.ts') !== 'public'
      )
    })
    expect(lonely).toEqual([])
  })

  it('names its areas the same in every trunk', () => {
    const named = ['domain', 'server/areas', 'web/areas'].flatMap((folder) =>
      foldersIn(join(root, folder)).map((name) => join(folder, name)),
    )
    const strange = named.filter((path) => !areas.includes(basename(path)))
    const known = [
      ...sharedFolders.map((place) => join('web', 'areas', place)),
      ...measures.map((one) => join('domain', one)),
    ]
    expect(strange.filter((path) => !known.includes(path))).toEqual([])
  })

  it('passes the clock and chance into the domain', () => {
    const ambient = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\.|\bperformance\.|\bTemporal\.Now\b/
    const rules = code.filter((path) => path.startsWith('domain/') && !/\.test\.ts$/.test(path))
    expect(rules.filter((path) => ambient.test(read(path)))).toEqual([])
  })

  it('tells of each requirement which tests show it: `npm run requirements` writes that', () => {
    const written = readFileSync(requirementsFile, 'utf8')
    expect(indexTests(written)).toBe(written)
  })

  it('lists as not built only what no test shows, and has a row for each that one does', () => {
    const written = readFileSync(requirementsFile, 'utf8')
    expect(contradictions(written)).toEqual({ untested: [], unknown: [], built: [] })
    const untrue = written.replace('## Not built yet', '## Not built yet\n\n- **OPS-2 to OPS-4** replicas, traces.')
    expect(contradictions(untrue).built).toEqual(['OPS-2', 'OPS-3', 'OPS-4'])
  })

  it('keeps SQL out of everything but queries, platform, demo and tests', () => {
    const elsewhere = code.filter(
      (path) =>
        path.startsWith('server/') &&
        !/^server\/(platform|demo)\//.test(path) &&
        !/\.test\.ts$/.test(path) &&
        !/^queries[a-z-]*\.ts$/.test(basename(path)),
    )
    expect(elsewhere.filter((path) => /\bsql(<.*>)?`/.test(read(path)))).toEqual([])
  })

  it('runs SQL that Kysely does not write by statement() alone, whose columns are compared with the database', () => {
    // Kysely's own queries are run without an argument
    const handwritten = /(?<!transaction\(\))\.execute\(\s*[^\s)]/
    expect(queries.filter((path) => handwritten.test(read(path)))).toEqual([])
  })

  it("names no other area's tables: those of others are joined and asked through their public.ts", () => {
    const foreign = queries.flatMap((path) => {
      const [, , area] = path.split('/')
      return tablesIn(read(path))
        .filter((table) => tables[table].area !== area)
        .map((table) => `${path}: ${table}`)
    })
    expect(foreign).toEqual([])
  })
})

/** The tables that a file's queries name, in SQL or in Kysely. */
function tablesIn(text: string): (keyof typeof tables)[] {
  const named = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '')
    .matchAll(/(?:from|join(?:lateral)?|into|update|using|table)(?:\s+|\(\s*\[?\s*')([a-z_]+)\b/gi)
  return [...named].flatMap(([, name]) => (name && name in tables ? [name as keyof typeof tables] : [])) // just looked up
}

/** The files that a file imports, and whether only once they are needed. */
function importsOf(from: string): { from: string; to: string; late: boolean }[] {
  const named = read(from).matchAll(/(?:\bfrom|\bimport|(\bimport\(|\bnew URL\())\s*'([.#][^']+)'/g)
  return [...named].map(([, late, to = '']) => ({
    from,
    to: to.startsWith('#') ? to.slice(1) : join(dirname(from), to),
    late: late !== undefined,
  }))
}

function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$|\/testing\.ts$/.test(path)
}

function isText(path: string): boolean {
  return path.endsWith('.generated.ts') || path.startsWith('server/demo/')
}

function linesOf(path: string): number {
  return read(path).split('\n').length - 1
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [relative(root, path)]
  })
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // a trunk may not have this folder
  }
}
