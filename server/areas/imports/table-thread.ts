import { parentPort, workerData } from 'node:worker_threads'
import type { TableKind } from '#domain/file.ts'
import { readLines } from './read-lines.ts'
import { tableOfLines } from './table-of-lines.ts'

// Reads one file and ends; whoever started it bounds its memory and its time.

const { kind, content } = workerData as { kind: TableKind; content: Uint8Array } // by read-table.ts alone
const lines = await readLines(kind, Buffer.from(content.buffer, content.byteOffset, content.byteLength))
parentPort?.postMessage('fault' in lines ? lines : tableOfLines(lines))
