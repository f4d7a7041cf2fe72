import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { readDay } from '#web/lib/read-day.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/use-file-form.ts'
import { validityFault } from './validity-field.tsx'

type Upload = BodyOf<CallAt<'pusat-seller/dokumen/unggah'>>

export interface TypedDocument extends TypedWithFile {
  jenis: Upload['jenis'] | ''
  bahasa: Upload['bahasa']
  /** As people write a day. */
  berlaku_sampai: string
  pembaca: Upload['pembaca']
}

interface Options {
  productId: number
  start: TypedDocument
  answers: Pick<WaitingRequest, 'id' | 'version'> | undefined
  onClose: () => void
}

/** Checks and sends a document with its file [DOC-2]. */
export function useUploadForm({ productId, start, answers, onClose }: Options) {
  return useFileForm('pusat-seller/dokumen/unggah', {
    start,
    fields: ({ jenis, bahasa, berlaku_sampai, pembaca }) => {
      const day = readDay(berlaku_sampai)
      return {
        produk_id: String(productId),
        jenis: jenis as Upload['jenis'], // chosen: an empty one is a fault
        bahasa,
        pembaca,
        ...(day && { berlaku_sampai: day }),
        ...(answers && { permintaan_id: answers.id, versi: String(answers.version) }),
      }
    },
    faults: ({ jenis, berlaku_sampai }) => ({
      ...(jenis === '' && { jenis: 'Pilih salah satu jenis dokumen.' }),
      ...validityFault(berlaku_sampai),
    }),
    whyNot: whyNotSent,
    failed: 'Dokumen belum terunggah. Periksa koneksi Anda, lalu coba lagi.',
    done: answers ? 'Dokumen terunggah, pembeli diberi tahu' : 'Dokumen terunggah',
    about: 'document',
    onClose,
  })
}
