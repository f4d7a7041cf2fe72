import { parentPort, workerData } from 'node:worker_threads'
import type { TableKind } from '#domain/file.ts'
import { tableOfFile } from './table-of-file.ts'

// Reads one file and ends; whoever started it bounds its memory and its time.

const { kind, content } = workerData as { kind: TableKind; content: Uint8Array } // by read-table.ts alone
parentPort?.postMessage(await tableOfFile(kind, Buffer.from(content.buffer, content.byteOffset, content.byteLength)))
