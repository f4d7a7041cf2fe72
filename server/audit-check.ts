import { parseArgs } from 'node:util'
import { type ChainCheck, type ChainHead, checkChain } from './platform/audit/check-chain.ts'
import { StartFailure } from './platform/start-failure.ts'
import { withDatabase } from './with-database.ts'

// npm run audit:check [-- --head POSITION:HASH]: whether the audit log is as it was written [ADM-6].

const faults: Record<NonNullable<ChainCheck['broken']>['why'], string> = {
  changed: 'is not as it was written',
  missing: 'is missing',
  unlinked: 'is not linked to the one before',
  not_the_head: 'is not the one that was noted',
}

await withDatabase(async (db) => {
  const { intact, head, broken } = await checkChain(db, readHead())
  say(`${intact} entries are as they were written.`)
  if (head) say(`Head: ${head.position}:${head.hash}`)
  if (broken) say(`Entry ${broken.position} ${faults[broken.why]}.`)
  return broken ? 1 : 0
})

function readHead(): ChainHead | undefined {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values
  if (head === undefined) return undefined
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(head) ?? []
  if (!position || !hash) throw new StartFailure('--head is what an earlier check said, as in 12:0f3a...')
  return { position: Number(position), hash }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
