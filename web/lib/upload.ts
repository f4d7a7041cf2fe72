import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt, UploadPath } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import { LONGEST_WAIT_MS, UNREACHABLE, withBearer } from './api.ts'
import { ApiError } from './api-error.ts'

interface Options {
  /** Gets the part of the file sent so far: 0 to 1. */
  onProgress: (part: number) => void
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
