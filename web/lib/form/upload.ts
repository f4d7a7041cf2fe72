import { useRef, useState } from 'react'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt, UploadPath } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import { fileSizeText, LARGEST_PHOTO, LARGEST_TABLE, mimeTypes, photoKinds } from '#domain/files/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { ApiError, LONGEST_WAIT_MS, UNREACHABLE, withBearer } from '../api/api.ts'

interface Options {
  /** Gets the part of the file sent so far: 0 to 1. */
  onProgress: (fraction: number) => void
  /** Breaks it off; that ends like a lost connection. */
  signal?: AbortSignal
}

/** Makes a call that takes a file, with the same session as `callApi`. @throws ApiError */
export function uploadFile<Path extends UploadPath>(
  path: Path,
  fields: BodyOf<CallAt<Path>>,
  file: File,
  options: Options,
): Promise<AnswerOf<CallAt<Path>>> {
  const form = new FormData()
  // fields first, so that their errors are known before the file arrives
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value) // ids and choices
  form.append('berkas', file)
  return withBearer((bearer) => send(path, form, bearer, options))
}

// fetch does not report upload progress
function send(path: string, form: FormData, bearer: string | null, { onProgress, signal }: Options): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${path}`)
    for (const [name, value] of Object.entries(englishNames)) request.setRequestHeader(name, value)
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    // a large file may take long, as long as it moves
    const giveUp = () => setTimeout(() => request.abort(), LONGEST_WAIT_MS)
    let patience = giveUp()
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(patience)
      patience = giveUp()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new ApiError(0, UNREACHABLE))
    request.onabort = () => reject(new ApiError(0, UNREACHABLE))
    const breakOff = () => request.abort()
    signal?.addEventListener('abort', breakOff)
    request.onloadend = () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', breakOff)
    }
    request.send(form)
  })
}

interface UploadOptions {
  /** The message where the connection broke; without one, that a document is not there yet. */
  failed?: string
  /** Why such a file is not even sent. */
  whyNot: (file: File) => string | null
}

const FAILED = 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads one file at a time; why one was not taken stays until the next attempt. */
export function useUpload<Path extends UploadPath>(path: Path, { failed = FAILED, whyNot }: UploadOptions) {
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  /** `taken` gets the answer while the upload still counts as going on. @returns whether the file was taken */
  async function upload(
    fields: BodyOf<CallAt<Path>>,
    file: File,
    taken: (answer: AnswerOf<CallAt<Path>>) => unknown,
  ): Promise<boolean> {
    const obstacle = whyNot(file)
    setError(obstacle)
    if (obstacle || progress !== null) return false
    setProgress(0)
    try {
      await taken(await uploadFile(path, fields, file, { onProgress: setProgress }))
      return true
    } catch (failure) {
      setError(sentenceOf(failure, failed))
      return false
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, upload }
}

/** The server's sentence says more than ours, even when its store is lost. */
function sentenceOf(failure: unknown, failed: string): string {
  return failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : failed
}

interface PhotoOptions<Path extends UploadPath> {
  fields: BodyOf<CallAt<Path>>
  /** Why no further photo is sent. */
  whyFull: () => string | null
  taken: (answer: AnswerOf<CallAt<Path>>) => void
}

/** Uploads photos one after the other; refused ones are listed by name until the next upload. */
export function usePhotoUploads<Path extends UploadPath>(path: Path, { fields, whyFull, taken }: PhotoOptions<Path>) {
  /** How much of the present file has been sent, 0 to 1, and how many wait; null when nothing is sent. */
  const [sending, setSending] = useState<{ fraction: number; waiting: number } | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const waiting = useRef<File[]>([])

  /** Ends once the last one was sent, or at once where they join those that wait. @returns whether it sent them */
  async function add(files: readonly File[]): Promise<boolean> {
    const joins = waiting.current.length > 0
    waiting.current.push(...files)
    if (joins || files.length === 0) return false
    setRefused([])
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      const sentence = whyFull() ?? photoFault(file) ?? (await uploadPhoto(file))
      // pasted ones are all named alike
      const fault = `${file.name}: ${sentence}`
      if (sentence) setRefused((told) => [...new Set([...told, fault])])
      waiting.current.shift()
    }
    setSending(null)
    return true
  }

  /** @returns why it was not taken */
  async function uploadPhoto(file: File): Promise<string | null> {
    const onProgress = (fraction: number) => setSending({ fraction, waiting: waiting.current.length - 1 })
    onProgress(0)
    try {
      taken(await uploadFile(path, fields, file, { onProgress }))
      return null
    } catch (failure) {
      return sentenceOf(failure, 'Foto belum terunggah. Periksa koneksi Anda, lalu coba lagi.')
    }
  }

  return { add, sending, refused }
}

/** Why a file of this size is not even sent. */
export function sizeFault(size: number, largest: number): string | null {
  if (size === 0) return generalRefusals.file_empty.sentence
  return size > largest ? fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(largest) }) : null
}

/** Why a file is not sent as a table at all. */
export function tableFault({ name, size }: File): string | null {
  return /\.(csv|txt|xlsx)$/i.test(name)
    ? sizeFault(size, LARGEST_TABLE)
    : 'Berkas harus berupa CSV atau Excel (.xlsx).'
}

const accepted = new Set<string>(photoKinds.map((kind) => mimeTypes[kind]))

/** The files offered where a photo is chosen. */
export const PHOTO_ENDINGS = '.jpg,.jpeg,.png,.webp,.avif'

/** Why a file is not sent as a photo at all; null where only the server can decide. */
export function photoFault({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  return (
    sizeFault(size, LARGEST_PHOTO) ?? (type !== '' && !accepted.has(type) ? generalRefusals.photo_kind.sentence : null)
  )
}
