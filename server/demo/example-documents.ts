import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FileKey, FileStore } from '#server/platform/files/file-store.ts'

export const exampleKinds = ['coa', 'sds', 'tds', 'halal'] as const
export type ExampleKind = (typeof exampleKinds)[number]

// the same on every machine: a demo's database may be filled before its files are
const keys: Record<ExampleKind, FileKey> = {
  coa: keyOf('5a9d3c1e-0c0a-4000-8000-000000000001'),
  sds: keyOf('5a9d3c1e-0c0a-4000-8000-000000000002'),
  tds: keyOf('5a9d3c1e-0c0a-4000-8000-000000000003'),
  halal: keyOf('5a9d3c1e-0c0a-4000-8000-000000000004'),
}

/** The file behind every demo document of a kind: it says on its face that it is an example. */
export function exampleDocument(kind: ExampleKind): { key: FileKey; content: Buffer; sha256: Buffer } {
  const content = readFileSync(new URL(`documents/${kind}.pdf`, import.meta.url))
  return { key: keys[kind], content, sha256: createHash('sha256').update(content).digest() }
}

/** Puts these files into the store, at every start of a demo. @throws FilesLost */
export async function keepExampleDocuments(files: FileStore): Promise<void> {
  await Promise.all(
    exampleKinds.map((kind) => {
      const { key, content } = exampleDocument(kind)
      return files.put(key, content)
    }),
  )
}

function keyOf(text: string): FileKey {
  return text as FileKey // the demo's own
}
