import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Refusal } from '#domain/refusal.ts'
import type { Archive, ArchivedFile } from './read/open-archive.ts'

const MOST_WAITING = 20
const IDLE_MS = 60_000
const LONGEST_OF_ZIP_MS = 30_000
// a faktur pajak takes a tenth of a second
const LONGEST_OF_PDF_MS = 5_000
// of one zip, by those that take ten times as long together: others would wait behind one that is made of such files
const SLOW_MS = 1_000
const LONGEST_OF_SLOW_MS = 10_000

let threads: Piscina | undefined
let reader: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
const inTurn = pLimit(1)

/** The text of a PDF from outside; null where it cannot be read. @throws Refusal busy */
export async function readPdfText(content: Uint8Array): Promise<string | null> {
  return (await readInTurn(content)).text
}

export interface ReadArchive {
  pdfs: (ArchivedFile & {
    /** Null where it cannot be read. */
    text: string | null
    /** Those before it took too long together. */
    isPassedOver: boolean
  })[]
  rows: Archive['rows']
}

/** A zip of PDFs from outside, with their texts. @throws Refusal busy | tax_archive_unread | tax_archive_large */
export async function readArchiveAside(zip: Buffer): Promise<ReadArchive> {
  const { pdfs, rows } = await openAside(zip)
  const read: ReadArchive['pdfs'] = []
  let slowMs = 0
  for (const pdf of pdfs) {
    const isPassedOver = slowMs >= LONGEST_OF_SLOW_MS
    const { text, tookMs } = isPassedOver ? UNREAD : await readInTurn(pdf.content)
    if (tookMs > SLOW_MS) slowMs += tookMs
    read.push({ ...pdf, text, isPassedOver })
  }
  return { pdfs: read, rows }
}

async function openAside(zip: Buffer): Promise<Archive> {
  threads ??= new Piscina({
    filename: new URL('./read/archive-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
  })
  if (threads.queueSize >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  const opened: Archive | 'large' | 'unread' = await threads.run(new Uint8Array(zip), {
    signal: AbortSignal.timeout(LONGEST_OF_ZIP_MS),
  })
  if (opened === 'large') throw new Refusal('tax_archive_large', { field: 'berkas' })
  if (opened === 'unread') throw new Refusal('tax_archive_unread', { field: 'berkas' })
  return opened
}

/** The text of a PDF, and how long it took once it was its turn. */
interface ReadPdf {
  text: string | null
  tookMs: number
}

const UNREAD: ReadPdf = { text: null, tookMs: 0 }

function readInTurn(content: Uint8Array): Promise<ReadPdf> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 20 })
  return inTurn(async () => {
    const begun = performance.now()
    const text = await readBounded(content)
    return { text, tookMs: performance.now() - begun }
  })
}

/** @returns null also where it took too long, or more memory than any faktur pajak */
async function readBounded(content: Uint8Array): Promise<string | null> {
  clearTimeout(idle)
  reader ??= startReader()
  const current = reader
  const over = new AbortController()
  const timer = setTimeout(() => current.kill('SIGKILL'), LONGEST_OF_PDF_MS)
  current.ref()
  try {
    const answered = once(current, 'message', { signal: over.signal })
    const ended = once(current, 'exit', { signal: over.signal }).then(() => undefined)
    current.send(content)
    const answer = await Promise.race([answered, ended])
    if (answer === undefined) reader = undefined
    return (answer?.[0] as string | null | undefined) ?? null // what pdf-process.ts sends
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
