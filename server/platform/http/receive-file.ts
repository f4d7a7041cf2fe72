import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { type FileKind, fileNameOf, LARGEST_FILE, mimeTypes } from '#domain/file.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ReceivedFile } from '../files/keep-file.ts'

/** The field of a form that holds its file. */
export const FILE_FIELD = 'berkas'

// fields are ids and choices
const LARGEST_FIELD = 4 * 1024
const MOST_FIELDS = 20
// the fields, and the lines between the parts
const LARGEST_FORM = LARGEST_FILE + 128 * 1024

/** What @fastify/multipart stops at; one file more than there may be, so that two are told from one. */
export const formLimits = {
  fileSize: LARGEST_FILE,
  files: 2,
  fieldSize: LARGEST_FIELD,
  fields: MOST_FIELDS,
  parts: MOST_FIELDS + 2,
}

/** A form as it came: its fields, and how it stands with its file. */
export interface ReceivedForm {
  fields: Record<string, unknown>
  /** Looks at the file; the fields come first, so that what is wrong with them is said first. @throws Refusal file_* */
  file: () => Promise<ReceivedFile>
}

/**
 * Reads a form with one file into memory, which the limits keep small; a form that breaks off is never looked at.
 * @throws Refusal malformed | too_large | file_too_large | file_several
 */
export async function receiveForm(request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('malformed')
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM) throw refused('file_too_large')
  try {
    return await readForm(request)
  } catch (error) {
    // whoever still sends gets to the end, and so to the answer
    request.raw.unpipe()
    request.raw.resume()
    throw inWords(error)
  }
}

async function readForm(request: FastifyRequest): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = {}
  const files: { name: string; content: Buffer }[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') files.push(await readFile(part))
    else {
      if (part.fieldname in fields || part.fieldnameTruncated) throw new Refusal('malformed')
      if (part.valueTruncated) throw new Refusal('too_large', { field: part.fieldname })
      fields[part.fieldname] = part.value
    }
  }
  if (files.length > 1) throw refused('file_several')
  return { fields, file: async () => recognise(files[0]) }
}

async function readFile(part: MultipartFile): Promise<{ name: string; content: Buffer }> {
  const content = await part.toBuffer()
  if (part.fieldname !== FILE_FIELD) throw new Refusal('malformed')
  return { name: part.filename ?? '', content }
}

/** The kind by the first bytes, whatever name and browser say. */
async function recognise(file: { name: string; content: Buffer } | undefined): Promise<ReceivedFile> {
  // a form whose file was not chosen sends one without name and content
  if (!file || (file.name === '' && file.content.length === 0)) throw refused('file_missing')
  const { name, content } = file
  if (content.length === 0) throw refused('file_empty')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const kind = kinds.get(found?.mime ?? '')
  if (!kind) throw refused('file_kind')
  return { content, kind, name: fileNameOf(name, kind) }
}

const kinds = new Map(Object.entries(mimeTypes).map(([kind, mime]) => [mime, kind as FileKind])) // the names are its keys

function inWords(error: unknown): unknown {
  const code = (error as { code?: string }).code
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused('file_too_large')
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return refused('file_several')
  return error instanceof Refusal || code?.startsWith('FST_') ? error : new Refusal('malformed')
}

function refused(code: 'file_missing' | 'file_several' | 'file_empty' | 'file_too_large' | 'file_kind'): Refusal {
  return new Refusal(code, { field: FILE_FIELD })
}
