import { useState } from 'react'
import { companyDocument } from '#domain/companies/codec.ts'
import type { DocumentKind } from '#domain/companies/document.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { whyNotSent } from './check-file.ts'

const FAILED = 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads a document of the company; an error stays until the next attempt [REG-3]. */
export function useUpload(companyId: string) {
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  /** @returns the document's id, or null if it was not accepted */
  async function upload(kind: DocumentKind, file: File): Promise<string | null> {
    const obstacle = whyNotSent(file)
    setError(obstacle)
    if (obstacle || progress !== null) return null
    setProgress(0)
    try {
      const fields = { company_id: companyId, jenis: kind }
      const { data } = await uploadFile('perusahaan/dokumen/unggah', fields, file, { onProgress: setProgress })
      return companyDocument.decode(data).id
    } catch (failure) {
      // the server's sentence says more than ours, even when its store is lost
      setError(failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED)
      return null
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, upload }
}
