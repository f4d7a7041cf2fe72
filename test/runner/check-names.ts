import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { commandWords } from '#server/command-words.ts'

const { values: options } = commandWords(
  `npm run names [-- --write]

Refuses names with a word that means five things (kept, held, told, asked ...); docs/glossary.md has the term for each. Names that were
there before are listed in test/runner/old-names.txt, which only gets shorter: --write takes out what is gone.`,
  { options: { write: { type: 'boolean' } } },
)

const root = join(import.meta.dirname, '../..')
const listFile = join(import.meta.dirname, 'old-names.txt')
const vague = new Set(
  'kept held told untold seen asked meant wanted standing reckon judge gather gathered whoever nobody afterwards noting several desk'.split(
    ' ',
  ),
)

const present = new Set(
  ['domain', 'server', 'web', 'test', 'bench'].flatMap((trunk) =>
    readdirSync(join(root, trunk), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
      .flatMap((file) => [...namesIn(join(root, trunk, file)), basename(file).replace(/\..*/, '')])
      .filter(isVague),
  ),
)
const known = new Set(readFileSync(listFile, 'utf8').split('\n').filter(Boolean))
const added = [...present].filter((name) => !known.has(name)).sort()
const gone = [...known].filter((name) => !present.has(name)).sort()

if (options.write)
  writeFileSync(
    listFile,
    [...known]
      .filter((name) => present.has(name))
      .sort()
      .map((name) => `${name}\n`)
      .join(''),
  )
else {
  for (const name of added) console.error(`${name}: docs/glossary.md has the field's term.`)
  for (const name of gone) console.error(`${name} is gone: npm run names -- --write takes it out of the list.`)
  if (added.length + gone.length > 0) process.exitCode = 1
}

/** Names that a file declares: of what it exports, of types, of their fields, of variables and parameters. */
function namesIn(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind)
  const names: string[] = []
  const visit = (node: ts.Node) => {
    const { name } = node as ts.NamedDeclaration
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) names.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

function isVague(name: string): boolean {
  return name.split(/(?=[A-Z])|[-_]/).some((word) => vague.has(word.toLowerCase()))
}
