import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { readDay } from '#web/lib/read-day.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { useOwnForm } from '#web/lib/use-call-form.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

type Upload = BodyOf<CallAt<'pusat-seller/dokumen/unggah'>>

/** What is typed, by the names of the call's fields. */
export interface TypedDocument {
  jenis: Upload['jenis'] | ''
  bahasa: Upload['bahasa']
  /** As people write a day. */
  berlaku_sampai: string
  pembaca: Upload['pembaca']
  berkas: File | null
}

const FAILED = 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

interface Options {
  productId: number
  start: TypedDocument
  answers: Pick<WaitingRequest, 'id' | 'version'> | undefined
  onClose: () => void
}

/** Checks and sends a document with its file; a refusal appears at its field, and nothing typed is lost [DOC-2]. */
export function useUploadForm({ productId, start, answers, onClose }: Options) {
  const client = useQueryClient()
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const form = useOwnForm({ start, faults: faultsOf, onValid: send })

  async function send({ jenis, bahasa, berlaku_sampai, pembaca, berkas }: TypedDocument): Promise<void> {
    if (!berkas || jenis === '' || progress !== null) return
    const day = readDay(berlaku_sampai)
    const fields: Upload = {
      produk_id: String(productId),
      jenis,
      bahasa,
      pembaca,
      ...(day && { berlaku_sampai: day }),
      ...(answers && { permintaan_id: answers.id, versi: String(answers.version) }),
    }
    setProgress(0)
    try {
      await uploadFile('pusat-seller/dokumen/unggah', fields, berkas, { onProgress: setProgress })
    } catch (failure) {
      await report(failure)
      return
    } finally {
      setProgress(null)
    }
    await askAgainAbout(client, 'document')
    toast.success(answers ? 'Dokumen terunggah, pembeli diberi tahu' : 'Dokumen terunggah')
    form.reset(start)
    onClose()
  }

  async function report(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? FAILED : failure.message
    const isOver = failure.status === 404 || failure.status === 409
    if (isOver) await askAgainAbout(client, 'document')
    if (!form.marks({ field: failure.field, sentence })) toast.failure(sentence)
    // there is nothing left to answer
    if (isOver) onClose()
  }

  return { form, progress }
}

function faultsOf({ jenis, berlaku_sampai, berkas }: TypedDocument) {
  const obstacle = berkas ? whyNotSent(berkas) : generalRefusals.file_missing.sentence
  return {
    ...(obstacle && { berkas: obstacle }),
    ...(jenis === '' && { jenis: 'Pilih salah satu jenis dokumen.' }),
    ...(readDay(berlaku_sampai) === null && { berlaku_sampai: 'Tulis tanggal seperti 31/12/2026.' }),
  }
}
