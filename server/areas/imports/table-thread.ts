import { parentPort, workerData } from 'node:worker_threads'
import type { TableKind } from '#domain/file.ts'
import { tableOfFile } from './table-of-file.ts'

// Reads one file and ends; whoever started it bounds its memory and its time.

const { kind, content, mostInflated } = workerData as { kind: TableKind; content: Uint8Array; mostInflated: number } // by read-table.ts alone
const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
parentPort?.postMessage(await tableOfFile(kind, bytes, mostInflated))
