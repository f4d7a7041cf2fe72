import { Worker } from 'node:worker_threads'

export { readPdf } from './pdf-numbers.ts'

// a faktur pajak takes a fifth of it
const MOST_BYTES = 512 * 1024 * 1024
const LOOKS_EVERY_MS = 25

// in the process that reads: a page of seven kilobytes may inflate to gigabytes that no limit of the heap knows
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL')
}, ${LOOKS_EVERY_MS})`
new Worker(watch, { eval: true }).unref()
