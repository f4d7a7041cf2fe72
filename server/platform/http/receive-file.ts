import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import {
  type AnyFileKind,
  fileKinds,
  fileNameOf,
  fileSizeText,
  LARGEST_FILE,
  mimeTypes,
  tableKinds,
} from '#domain/files/file.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import type { ReceivedFile } from '../files/store-file.ts'

/** The form field that holds the file. */
export const FILE_FIELD = 'berkas'

// fields are ids and choices
const LARGEST_FIELD = 4 * 1024
const MOST_FIELDS = 20
// the fields and the separators between the parts
const REST_OF_FORM = 128 * 1024
// of a form that is refused already
const MOST_READ_ON = 100 * 1024 * 1024

/** Limits for @fastify/multipart; one file more than allowed, so that two can be distinguished from one. */
const formLimits = {
  files: 2,
  fieldSize: LARGEST_FIELD,
  fields: MOST_FIELDS,
  parts: MOST_FIELDS + 2,
}

/** A received form: its fields, and its file. */
export interface ReceivedForm {
  fields: Record<string, unknown>
  /** Checks the file; called after the fields, so that their errors come first. @throws Refusal file_* */
  file: () => Promise<ReceivedFile<AnyFileKind>>
}

/**
 * Reads a form with one file into memory, which the limits keep small; a form that breaks off is ignored.
 * @throws Refusal malformed | too_large | file_too_large | file_several
 */
export async function receiveForm(
  request: FastifyRequest,
  largest = LARGEST_FILE,
  taken: readonly AnyFileKind[] = fileKinds,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('malformed')
  try {
    if (Number(request.headers['content-length'] ?? 0) > largest + REST_OF_FORM) throw tooLarge(largest)
    return await readForm(request, largest, taken)
  } catch (error) {
    await readOn(request)
    throw inWords(error, largest)
  }
}

/**
 * A client that is still sending must get to the end to read the answer. Where the connection is closed with the
 * answer, which would cut it off, the answer waits for the end, or until more has arrived than is sent by mistake.
 */
async function readOn({ raw, headers }: FastifyRequest): Promise<void> {
  raw.unpipe()
  raw.resume()
  if (headers.connection?.toLowerCase() !== 'close' || raw.readableEnded || raw.destroyed) return
  let left = MOST_READ_ON
  await new Promise<void>((resolve) => {
    raw.on('data', (part: Buffer) => {
      left -= part.length
      if (left < 0) resolve()
    })
    raw.once('end', resolve)
    raw.once('close', resolve)
  })
}

async function readForm(
  request: FastifyRequest,
  largest: number,
  taken: readonly AnyFileKind[],
): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = {}
  const files: { name: string; content: Buffer }[] = []
  for await (const part of request.parts({ limits: { ...formLimits, fileSize: largest } })) {
    if (part.type === 'file') files.push(await readFile(part))
    else {
      if (part.fieldname in fields || part.fieldnameTruncated) throw new Refusal('malformed')
      if (part.valueTruncated) throw new Refusal('too_large', { field: part.fieldname })
      fields[part.fieldname] = part.value
    }
  }
  if (files.length > 1) throw refused('file_several')
  return { fields, file: async () => recognise(files[0], taken) }
}

async function readFile(part: MultipartFile): Promise<{ name: string; content: Buffer }> {
  const content = await part.toBuffer()
  if (part.fieldname !== FILE_FIELD) throw new Refusal('malformed')
  return { name: part.filename ?? '', content }
}

/** Recognises the kind by the first bytes, whatever the name and the browser say. */
async function recognise(
  file: { name: string; content: Buffer } | undefined,
  taken: readonly AnyFileKind[],
): Promise<ReceivedFile<AnyFileKind>> {
  // a form without a chosen file sends one without name and content
  if (!file || (file.name === '' && file.content.length === 0)) throw refused('file_missing')
  const { name, content } = file
  if (content.length === 0) throw refused('file_empty')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  // text has no magic bytes: its parser finds out
  const mime = found ? found.mime : mimeTypes.csv
  const kind = taken.find((one) => mimeTypes[one] === mime)
  if (!kind) throw refusedKind(taken, found?.mime)
  return { content, kind, name: fileNameOf(name, kind) }
}

function refusedKind(taken: readonly AnyFileKind[], mime: string | undefined): Refusal {
  // how a workbook with a password is wrapped
  if (taken === tableKinds) return refused(mime === 'application/x-cfb' ? 'table_encrypted' : 'table_kind')
  if (taken.length === 1) return refused(taken[0] === 'zip' ? 'archive_kind' : 'pdf_kind')
  return taken === fileKinds ? refused('file_kind') : refused('photo_kind')
}

function inWords(error: unknown, largest: number): unknown {
  const code = (error as { code?: string }).code
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(largest)
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return refused('file_several')
  return error instanceof Refusal || code?.startsWith('FST_') ? error : new Refusal('malformed')
}

function tooLarge(largest: number): Refusal {
  return new Refusal('file_too_large', { field: FILE_FIELD, words: { largest: fileSizeText(largest) } })
}

function refused(code: RefusalCode): Refusal {
  return new Refusal(code, { field: FILE_FIELD })
}
