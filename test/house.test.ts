import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tableOwners } from './database/table-owners.ts'
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
  'banking',
  'shelves',
  'subscriptions',
  'cart',
  'quick-order',
  'shopping-lists',
  'shop-vouchers',
  'receivables',
  'payments',
  'negotiations',
  'orders',
  'shipments',
  'trade-papers',
  'quality-folder',
  'tax',
  'claims',
  'stock',
  'imports',
  'papers',
  'loyalty',
  'chat',
  'notifications',
  'contact',
  'content',
  'calendar',
  'surveys',
  'currencies',
  'audit',
  'complaints',
  'oversight',
  'system',
  'personal-data',
  'sample',
]
// one place for people, though it draws on several areas
const places = ['shell', 'home', 'seller-center', 'admin', 'prices']

describe('the house', () => {
  it('has no drawer for odds and ends', () => {
    const drawers = ['utils', 'helpers', 'common', 'services', 'types']
    const folders = code.flatMap((path) => dirname(path).split('/'))
    expect(folders.filter((folder) => drawers.includes(folder))).toEqual([])
  })

  it('has no file of more than 400 lines, generated ones and the text of the demo apart', () => {
    const long = code.filter((path) => !isText(path) && linesOf(path) > 400)
    expect(long).toEqual([])
  })

  it('keeps to small files: half of them up to 60 lines, nine in ten up to 200', () => {
    const sizes = code
      .filter((path) => !isText(path) && !/\.test\.tsx?$/.test(path))
      .map(linesOf)
      .sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length * 0.5)]).toBeLessThanOrEqual(60)
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  it('names its areas the same in every trunk', () => {
    const named = ['domain', 'server/areas', 'web/areas'].flatMap((folder) =>
      foldersIn(join(root, folder)).map((name) => join(folder, name)),
    )
    const strange = named.filter((path) => !areas.includes(basename(path)))
    expect(strange.filter((path) => !places.map((place) => join('web', 'areas', place)).includes(path))).toEqual([])
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
        .filter((table) => tableOwners[table] !== area)
        .map((table) => `${path}: ${table}`)
    })
    expect(foreign).toEqual([])
  })
})

/** The tables that a file's queries name, in SQL or in Kysely. */
function tablesIn(text: string): (keyof typeof tableOwners)[] {
  const named = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '')
    .matchAll(/(?:from|join(?:lateral)?|into|update|using|table)(?:\s+|\(\s*\[?\s*')([a-z_]+)\b/gi)
  return [...named].flatMap(([, name]) => (name && name in tableOwners ? [name as keyof typeof tableOwners] : [])) // just looked up
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
