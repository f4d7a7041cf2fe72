import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt, UploadPath } from '#domain/contract.ts'
import { ApiError } from './api-error.ts'
import { uploadFile } from './upload.ts'

interface Options {
  /** What is told where the connection broke; without one, that a document is not there yet. */
  failed?: string
  /** Why such a file is not even sent. */
  whyNot: (file: File) => string | null
}

const FAILED = 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Sends one file at a time; why one was not taken stays until the next attempt. */
export function useUpload<Path extends UploadPath>(path: Path, { failed = FAILED, whyNot }: Options) {
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
      // the server's sentence says more than ours, even when its store is lost
      setError(failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : failed)
      return false
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, upload }
}
