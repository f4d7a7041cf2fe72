import { useState } from 'react'
import { fileSizeText, LARGEST_TABLE } from '#domain/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { quickFile } from '#domain/quick-order/codec.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uploadFile } from '#web/lib/upload.ts'
import type { QuickOrder } from './use-quick-order.ts'

const FAILED = 'Berkas belum terbaca. Periksa koneksi Anda, lalu coba lagi.'

/** Reads the rows of a file into the quick order; an error stays until the next attempt [ORDER-7]. */
export function useRowsOfFile({ takeFile }: Pick<QuickOrder, 'takeFile'>) {
  /** 0 to 1 while a file is read. */
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function read(file: File): Promise<void> {
    const obstacle = obstacleTo(file)
    setError(obstacle)
    if (obstacle || progress !== null) return
    setProgress(0)
    try {
      const { data } = await uploadFile('pesan-cepat/unggah', {}, file, { onProgress: setProgress })
      takeFile(quickFile.decode(data))
    } catch (failure) {
      setError(failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED)
    } finally {
      setProgress(null)
    }
  }

  return { progress, error, read }
}

function obstacleTo({ name, size }: File): string | null {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'Berkas harus berupa CSV atau Excel (.xlsx).'
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size <= LARGEST_TABLE) return null
  return fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(LARGEST_TABLE) })
}
