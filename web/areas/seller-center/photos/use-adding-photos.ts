import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { MOST } from '#domain/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { photoFault } from '#web/lib/photo-fault.ts'
import { askAgain } from '#web/lib/query.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { photosQuery } from './queries.ts'

const FAILED = 'Foto belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads photos one after the other; what is refused is told by its name, and stays told until the next ones [SHOP-2]. */
export function useAddingPhotos(productId: number) {
  const client = useQueryClient()
  const { queryKey } = photosQuery(productId)
  /** How much of the present file has been sent, 0 to 1, and how many wait; null when nothing is sent. */
  const [sending, setSending] = useState<{ part: number; waiting: number } | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const waiting = useRef<File[]>([])

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const isSending = waiting.current.length > 0 || sending !== null
    waiting.current.push(...files)
    if (isSending) return
    setRefused([])
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      const sentence = whyNotSent(file, client.getQueryData(queryKey)?.length ?? 0) ?? (await send(file))
      // pasted ones are all named alike
      if (sentence) setRefused((told) => [...new Set([...told, `${file.name}: ${sentence}`])])
      waiting.current.shift()
    }
    setSending(null)
    // the picture of the product may be another one now
    await askAgain(client, (query) => query.queryKey[0] === 'pusat-seller/produk/isian')
  }

  /** @returns why it was not accepted */
  async function send(file: File): Promise<string | null> {
    const show = (part: number) => setSending({ part, waiting: waiting.current.length - 1 })
    show(0)
    try {
      const fields = { produk_id: String(productId) }
      const { data } = await uploadFile('pusat-seller/produk/foto/unggah', fields, file, { onProgress: show })
      client.setQueryData(queryKey, photosQuery(productId).decode(data))
      return null
    } catch (failure) {
      return failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED
    }
  }

  return { add, sending, refused }
}

function whyNotSent(file: File, there: number): string | null {
  return there >= MOST.photos ? catalogueRefusals.photos_full.sentence : photoFault(file)
}
