import { commandWords } from './command-words.ts'
import { type ChainCheck, type ChainHead, checkChain } from './platform/audit/check-chain.ts'
import { withDatabase } from './with-database.ts'

const { values } = commandWords(
  `npm run audit:check [-- --head POSITION:HASH]

Whether the audit log is as it was written; status 1 and the first broken entry if not. --head is what an earlier check
said, as in 12:0f3a...`,
  { options: { head: { type: 'string' } } },
  ({ values: { head } }) =>
    head === undefined || readHead(head) ? undefined : '--head is what an earlier check said, as in 12:0f3a...',
)

const faults: Record<NonNullable<ChainCheck['broken']>['why'], string> = {
  changed: 'is not as it was written',
  missing: 'is missing',
  unlinked: 'is not linked to the one before',
  not_the_head: 'is not the one that was noted',
}

await withDatabase(async (db) => {
  const { intact, head, broken } = await checkChain(db, values.head === undefined ? undefined : readHead(values.head))
  print(`${intact} entries are as they were written.`)
  if (head) print(`Head: ${head.position}:${head.hash}`)
  if (broken) print(`Entry ${broken.position} ${faults[broken.why]}.`)
  return broken ? 1 : 0
})

function readHead(written: string): ChainHead | undefined {
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(written) ?? []
  return position && hash ? { position: Number(position), hash } : undefined
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
