import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { fileSizeText, LARGEST_TABLE } from '#domain/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { importPath } from './paths.ts'

type Kind = BodyOf<CallAt<'pusat-seller/impor/unggah'>>['jenis']

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads a file, which is checked, and leads to what its rows would do; an error stays until the next attempt [SHOP-4]. */
export function useImportUpload() {
  const navigate = useNavigate()
  /** 0 to 1 during an upload; at 1 it is being checked. */
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function upload(kind: Kind, file: File): Promise<void> {
    const obstacle = obstacleTo(file)
    setError(obstacle)
    if (obstacle || progress !== null) return
    setProgress(0)
    try {
      const { data } = await uploadFile('pusat-seller/impor/unggah', { jenis: kind }, file, { onProgress: setProgress })
      await navigate(importPath(data.impor_id))
    } catch (failure) {
      setError(failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED)
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, upload }
}

function obstacleTo({ name, size }: File): string | null {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'Berkas harus berupa CSV atau Excel (.xlsx).'
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size <= LARGEST_TABLE) return null
  return fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(LARGEST_TABLE) })
}
