import { Worker } from 'node:worker_threads'
import type { Sought } from '#domain/tax/lacking.ts'
import { pdfNumbers } from './pdf-numbers.ts'

// a faktur pajak takes a fifth of it
const MOST_BYTES = 512 * 1024 * 1024
const LOOKS_EVERY_MS = 25

// a process beside the one that answers: a page of seven kilobytes may inflate to gigabytes that no limit of a thread knows
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL')
}, ${LOOKS_EVERY_MS})`
new Worker(watch, { eval: true }).unref()

process.on('message', async ({ content, sought }: { content: Uint8Array; sought: Sought }) => {
  process.send?.(await pdfNumbers(content, sought))
})
process.on('disconnect', () => process.exit())
