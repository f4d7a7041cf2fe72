import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { Sought } from '#domain/tax/lacking.ts'
import { findTaxNumber } from '#domain/tax/tax-number.ts'
import type { Archive, ArchivedFile } from './read/open-archive.ts'
import type { PdfNumbers } from './read/pdf-numbers.ts'

const MOST_WAITING = 20
const IDLE_MS = 60_000
const LONGEST_OF_ZIP_MS = 30_000
// besides the bytes of the files, which are bounded by themselves: a table of a megabyte takes a tenth of it
const MOST_MEMORY_MB = 128
// a faktur pajak takes a tenth of a second
const LONGEST_OF_PDF_MS = 5_000
// of one zip, by those that take ten times as long together: others would wait behind one that is made of such files
const SLOW_MS = 1_000
const LONGEST_OF_SLOW_MS = 10_000

let threads: Piscina | undefined
let reader: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
const inTurn = pLimit(1)

/** The numbers in a PDF from outside, and what it lacks; null where it cannot be read. @throws Refusal busy */
export async function readPdfNumbers(content: Uint8Array, sought: Sought): Promise<PdfNumbers | null> {
  return (await readInTurn(content, sought)).numbers
}

export interface ReadArchive {
  pdfs: (ArchivedFile & {
    /** Null where it cannot be read. */
    numbers: PdfNumbers | null
    /** Those before it took too long together. */
    isPassedOver: boolean
  })[]
}

/** A zip of PDFs from outside, with the numbers in them. @throws Refusal busy | tax_archive_unread | tax_archive_large */
export async function readArchiveAside(zip: Buffer, npwp: string | null): Promise<ReadArchive> {
  const { pdfs } = await openAside(zip)
  const read: ReadArchive['pdfs'] = []
  let slowMs = 0
  for (const pdf of pdfs) {
    const isPassedOver = slowMs >= LONGEST_OF_SLOW_MS
    const { numbers, tookMs } = isPassedOver
      ? UNREAD
      : await readInTurn(pdf.content, { npwp, taxNumber: taxNumberBeside(pdf) })
    if (tookMs > SLOW_MS) slowMs += tookMs
    read.push({ ...pdf, numbers, isPassedOver })
  }
  return { pdfs: read }
}

/** The number that the table or the name of a PDF says. */
export function taxNumberBeside({ name, row }: Pick<ArchivedFile, 'name' | 'row'>): string | null {
  return row?.taxNumber ?? findTaxNumber(name)
}

async function openAside(zip: Buffer): Promise<Archive> {
  threads ??= new Piscina({
    filename: new URL('./read/archive-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  if (threads.queueSize >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  const signal = AbortSignal.timeout(LONGEST_OF_ZIP_MS)
  // a zip that takes too long, or ends the thread by its memory, is one that cannot be read
  const opened: Archive | 'large' | 'unread' = await threads.run(new Uint8Array(zip), { signal }).catch(() => 'unread')
  if (opened === 'large') throw new Refusal('tax_archive_large', { field: 'berkas' })
  if (opened === 'unread') throw new Refusal('tax_archive_unread', { field: 'berkas' })
  return opened
}

/** The numbers in a PDF, and how long it took once it was its turn. */
interface ReadPdf {
  numbers: PdfNumbers | null
  tookMs: number
}

const UNREAD: ReadPdf = { numbers: null, tookMs: 0 }

function readInTurn(content: Uint8Array, sought: Sought): Promise<ReadPdf> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  return inTurn(async () => {
    const begun = performance.now()
    const numbers = await readBounded(content, sought)
    return { numbers, tookMs: performance.now() - begun }
  })
}

/** @returns null also where it took too long, or more memory than any faktur pajak */
async function readBounded(content: Uint8Array, sought: Sought): Promise<PdfNumbers | null> {
  clearTimeout(idle)
  reader ??= startReader()
  const current = reader
  const over = new AbortController()
  const timer = setTimeout(() => current.kill('SIGKILL'), LONGEST_OF_PDF_MS)
  current.ref()
  try {
    const answered = once(current, 'message', { signal: over.signal })
    const ended = once(current, 'exit', { signal: over.signal }).then(() => undefined)
    current.send({ content, sought })
    const answer = await Promise.race([answered, ended])
    if (answer === undefined) reader = undefined
    return (answer?.[0] as PdfNumbers | null | undefined) ?? null // what pdf-process.ts sends
  } finally {
    clearTimeout(timer)
    over.abort()
    current.unref()
    idle = setTimeout(endReader, IDLE_MS).unref()
  }
}

function endReader(): void {
  reader?.kill()
  reader = undefined
}

/** A process that ends with this one at the latest; it is given no secret. */
function startReader(): ChildProcess {
  const started = fork(new URL('./read/pdf-process.ts', import.meta.url), {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    stdio: 'ignore',
  })
  started.unref()
  return started
}
