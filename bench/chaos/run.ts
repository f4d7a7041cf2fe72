import { availableParallelism, totalmem } from 'node:os'
import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { print } from '../report.ts'
import { makeSeed } from './chaos-site.ts'
import type { Fault } from './fault.ts'
import { badNetwork } from './faults/bad-network.ts'
import { fullDisk } from './faults/full-disk.ts'
import { frozenDatabase, killedDatabase, stoppedDatabase } from './faults/harmed-database.ts'
import { killedProcesses } from './faults/killed-processes.ts'
import { manySockets } from './faults/many-sockets.ts'
import { movedClock } from './faults/moved-clock.ts'
import { BACK_WITHIN, type Suffered, suffer } from './suffer.ts'

const faults: readonly Fault[] = [
  killedProcesses,
  killedDatabase,
  stoppedDatabase,
  frozenDatabase,
  fullDisk,
  movedClock,
  badNetwork,
  manySockets,
]
const { positionals: requested } = commandWords(
  `npm run chaos [-- PART ...]

Lets faults happen to the site under load, one after the other, each to a site of its own on this machine. Exit code 1 where
something answered was lost, something happened twice, or ledgers disagree; how long it takes until requests are answered
in time again is only told. PART is of the names: ${faults.map(({ name }) => name).join(', ')}.`,
  { allowPositionals: true },
  ({ positionals }) =>
    positionals
      .filter((word) => !faults.some(({ name }) => name.includes(word)))
      .map((word) => `There is no fault '${word}'.`)[0],
)
const chosen = faults.filter(({ name }) => requested.length === 0 || requested.some((word) => name.includes(word)))
const WIDTHS = [26, 9, 7, 12, 12, 9, 9, 9]

const begun = performance.now()
await ensureBuild()
const seed = await makeSeed()
try {
  print(`${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`)
  const within = `in ${BACK_WITHIN} s`
  row(['fault', 'answered', 'again', 'p99 before', within, 'lost', 'doubled', 'ledgers'], 'what was done')
  for (const fault of chosen) printFault(fault, await suffer(fault, seed.folder))
  print(`${Math.round((performance.now() - begun) / 1000)} s in all`)
} finally {
  await seed.remove()
}

function printFault({ name }: Fault, suffered: Suffered | string): void {
  if (typeof suffered === 'string') {
    row([name, 'skipped'], suffered)
    return
  }
  const { answered, again, p99Before, back, lost, doubled, ledgers, refused, done } = suffered
  const inTime = back === undefined ? 'no' : `yes, ${back} s`
  const wrong = [lost, doubled, ledgers].map(({ length }) => (length === 0 ? 'none' : `${length}`))
  wrong[2] = ledgers.length === 0 ? 'agree' : 'disagree'
  row([name, `${answered}`, `${again}`, `${p99Before.toFixed(0)} ms`, inTime, ...wrong], done)
  for (const sentence of [...lost, ...doubled, ...ledgers].slice(0, 20)) print(`    WRONG: ${sentence}`)
  for (const reason of new Set(refused)) print(`    refused: ${reason}`)
  if (lost.length + doubled.length + ledgers.length > 0) process.exitCode = 1
}

function row(cells: readonly string[], done: string): void {
  print(`${cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join('')} ${done}`)
}
