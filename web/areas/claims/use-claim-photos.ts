import { useRef, useState } from 'react'
import type { ClaimPhoto } from '#domain/claims/shapes.ts'
import { MOST } from '#domain/limits.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { photoFault, uploadFile } from '#web/lib/form/upload.ts'

const FAILED = 'Foto belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

/** Uploads photos for a claim one after the other; refused ones are listed by name [CLAIM-1]. */
export function useClaimPhotos(shipmentId: string) {
  const [uploaded, setUploaded] = useState<ClaimPhoto[]>([])
  /** How much of the present file has been sent, 0 to 1; null when nothing is sent. */
  const [sending, setSending] = useState<number | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const waiting = useRef<File[]>([])
  const count = useRef(0)

  async function add(file: File): Promise<void> {
    waiting.current.push(file)
    if (waiting.current.length > 1) return
    setRefused([])
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const sentence = whyNotSent(next, count.current) ?? (await send(next))
      const fault = `${next.name}: ${sentence}`
      if (sentence) setRefused((before) => [...new Set([...before, fault])])
      waiting.current.shift()
    }
    setSending(null)
  }

  /** @returns why it was not accepted */
  async function send(file: File): Promise<string | null> {
    setSending(0)
    try {
      const { data } = await uploadFile('klaim/foto/unggah', { shipmentId }, file, {
        onProgress: setSending,
      })
      count.current++
      setUploaded((before) => [...before, data])
      return null
    } catch (failure) {
      return failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED
    }
  }

  function remove(id: string): void {
    count.current--
    setUploaded((before) => before.filter((photo) => photo.id !== id))
  }

  return { uploaded, sending, refused, add, remove }
}

function whyNotSent(file: File, there: number): string | null {
  return there >= MOST.claimPhotos ? `Paling banyak ${MOST.claimPhotos} foto.` : photoFault(file)
}
