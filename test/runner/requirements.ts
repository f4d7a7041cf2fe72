import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const requirementsFile = join(root, 'docs', 'requirements.md')

const LINE_LENGTH = 120
const ROWS_END = '\n## Not built yet'
const someIds = /\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g

/** The text of docs/requirements.md with each row naming the tests whose titles contain its id. */
export function indexTests(text: string): string {
  const paths = globSync('{domain,server,web,test,bench}/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root })
  const files = paths
    .map((path) => ({ name: nameOf(path, paths), ids: idsIn(readFileSync(join(root, path), 'utf8')) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const end = text.indexOf(ROWS_END)
  const rows = text.slice(0, end).replace(/^- \*\*([A-Z]+-\d+)\*\* .*(?:\n {2}.*)*/gm, (row, id: string) => {
    const names = files.filter(({ ids }) => ids.has(id)).map(({ name }) => `\`${name}\``)
    const statement = row.replace(/\s+/g, ' ').replace(/( \*Tests\*[^*]*)+$/, '')
    return wrapped(names.length > 0 ? `${statement} *Tests* ${names.join(', ')}.` : statement)
  })
  return rows + text.slice(end)
}

interface Listed {
  /** Ids of the rows of what is built, without a test. */
  untested: string[]
  /** Ids that tests bear and no row has. */
  unknown: string[]
  /** Ids that are listed as not built, though a row or a test says otherwise. */
  built: string[]
}

/**
 * Contradictions between docs/requirements.md and the tests; its last section lists ids ('A-1 to A-7') as not built.
 */
export function contradictions(text: string): Listed {
  const [rows = '', later = ''] = text.split(ROWS_END)
  const listed = [...rows.matchAll(/^- \*\*([A-Z]+-\d+)\*\* .*(?:\n {2}.*)*/gm)]
  const ids = new Set(listed.map(([, id = '']) => id))
  const paths = globSync('{domain,server,web,test,bench}/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root })
  const borne = new Set(paths.flatMap((path) => [...idsIn(readFileSync(join(root, path), 'utf8'))]))
  return {
    untested: listed.filter(([row]) => !row.includes('*Tests*')).map(([, id = '']) => id),
    unknown: [...borne].filter((id) => !ids.has(id)).sort(),
    built: notBuilt(later).filter((id) => ids.has(id) || borne.has(id)),
  }
}

function notBuilt(later: string): string[] {
  return [...later.matchAll(/\*\*([A-Z]+)-(\d+)(?: to \1-(\d+))?\*\*/g)].flatMap(([, area, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, nr) => `${area}-${Number(first) + nr}`),
  )
}

/** The file's name without its endings; with its folder if another test has the same name. */
function nameOf(path: string, paths: readonly string[]): string {
  const name = (one: string) => basename(one).replace(/(\.test)?\.tsx?$/, '')
  const isOnlyOne = paths.filter((one) => name(one) === name(path)).length === 1
  return isOnlyOne ? name(path) : `${basename(dirname(path))}/${name(path)}`
}

function idsIn(code: string): Set<string> {
  const lines = code.split('\n').filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
  return new Set(lines.flatMap((line) => [...line.matchAll(someIds)].flatMap(([, ids = '']) => ids.split(', '))))
}

function wrapped(paragraph: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = ` `
    }
    line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
