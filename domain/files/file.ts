/** The kinds of file that can be uploaded; recognised by content, whatever the name says. */
export const fileKinds = ['pdf', 'jpeg', 'png'] as const
export type FileKind = (typeof fileKinds)[number]

/** The kinds that a photo of a product may be uploaded as. */
export const photoKinds = ['jpeg', 'png', 'webp', 'avif'] as const
/** Every kind of file that is stored. */
export type StoredKind = FileKind | (typeof photoKinds)[number]

/** The kinds of tables that are read and written; none of them is stored. */
export const tableKinds = ['csv', 'xlsx'] as const
export type TableKind = (typeof tableKinds)[number]

/** Every kind of file that is received or sent. */
export type AnyFileKind = StoredKind | TableKind | 'zip' | 'xml'

export const mimeTypes: Record<AnyFileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  xml: 'application/xml; charset=utf-8',
}

/** The display name of each kind. */
export const kindLabels: Record<FileKind, string> = { pdf: 'PDF', jpeg: 'JPEG', png: 'PNG' }

/** Bytes; enough for a scan of several pages. */
export const LARGEST_FILE = 5 * 1024 * 1024
/** Bytes of a file in a conversation, where photos come as cameras make them. */
export const LARGEST_CHAT_FILE = 10 * 1024 * 1024
/** Bytes of a photo of a product, as cameras make them. */
export const LARGEST_PHOTO = 10 * 1024 * 1024
/** Bytes of a table. */
export const LARGEST_TABLE = 20 * 1024 * 1024
/** Bytes of a zip of faktur pajak. */
export const LARGEST_TAX_ARCHIVE = 50 * 1024 * 1024

/** Characters of a name, including the ending. */
const LONGEST_FILE_NAME = 150

const endings: Record<AnyFileKind, readonly string[]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  csv: ['csv', 'txt'],
  xlsx: ['xlsx'],
  zip: ['zip'],
  xml: ['xml'],
}
const knownEnding = new RegExp(`\\.(${Object.values(endings).flat().join('|')})$`, 'i')

/**
 * A file's name for storing: without folders and invisible characters (control characters, marks that reverse the order
 * of letters), at most 150 characters, and with an ending that matches the content.
 */
export function fileNameOf(sent: string, kind: AnyFileKind): string {
  const visible = (sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => (joiners.has(mark) ? mark : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  const ending = knownEnding.exec(visible)
  const suffix = ending && endings[kind].includes((ending[1] ?? '').toLowerCase()) ? ending[0] : `.${endings[kind][0]}`
  const stem = (ending ? visible.slice(0, ending.index) : visible).replace(/^[. ]+|[. ]+$/g, '')
  // whole characters: half a surrogate pair is not text
  const short = [...(stem || 'berkas')].slice(0, LONGEST_FILE_NAME - suffix.length).join('')
  return `${short}${suffix}`
}

// joins the parts of an emoji
const joiners = new Set(['\u200d'])

/** '340 kB', '1,2 MB' */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / (1024 * 1024)).toFixed(1).replace('.', ',').replace(',0', '')} MB`
}
