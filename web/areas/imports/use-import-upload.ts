import { useNavigate } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { fileSizeText, LARGEST_TABLE } from '#domain/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { useUpload } from '#web/lib/use-upload.ts'
import { importPath } from './paths.ts'

type Kind = BodyOf<CallAt<'pusat-seller/impor/unggah'>>['kind']

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads a file, which is checked, and leads to what its rows would do; an error stays until the next attempt [SHOP-4]. */
export function useImportUpload() {
  const navigate = useNavigate()
  const { progress, error, upload } = useUpload('pusat-seller/impor/unggah', { failed: FAILED, whyNot: obstacleTo })
  return {
    /** 0 to 1 during an upload; at 1 it is being checked. */
    progress,
    error,
    upload: (kind: Kind, file: File) => upload({ kind }, file, ({ data }) => navigate(importPath(data.id))),
  }
}

function obstacleTo({ name, size }: File): string | null {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'Berkas harus berupa CSV atau Excel (.xlsx).'
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size <= LARGEST_TABLE) return null
  return fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(LARGEST_TABLE) })
}
