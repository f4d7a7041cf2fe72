import { useEffect, useState } from 'react'
import { file as fileCodec } from '#domain/chat/codec.ts'
import { LARGEST_CHAT_FILE, mimeTypes } from '#domain/file.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uploadFile } from '#web/lib/upload.ts'
import type { SentFile } from '../outbox/waiting.ts'

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'
const TOO_LARGE = 'Ukuran berkas paling besar 10 MB.'

/** A file on its way into the next message. */
export interface Attached {
  chosen: File
  /** Of a picture: where the browser shows it from. */
  preview: string | null
  /** 0 to 1. */
  progress: number
  error: string | null
  /** Once the server has it. */
  sent: SentFile | null
}

/** Uploads what is chosen for a message; one file a message. */
export function useAttaching(roomId: string) {
  const [attached, setAttached] = useState<Attached | null>(null)
  const preview = attached?.preview ?? null
  // the browser keeps what an address stands for until it is told
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  async function upload(chosen: File) {
    const own = chosen.type.startsWith('image/') ? URL.createObjectURL(chosen) : null
    const start: Attached = { chosen, preview: own, progress: 0, error: whyNot(chosen), sent: null }
    setAttached(start)
    if (start.error !== null) return
    // of another file nothing is heard
    const change = (now: Partial<Attached>) =>
      setAttached((then) => (then?.chosen === chosen ? { ...then, ...now } : then))
    try {
      const onProgress = (progress: number) => change({ progress })
      const { data } = await uploadFile('chat/berkas/unggah', { key_room: roomId }, chosen, { onProgress })
      change({ progress: 1, sent: fileCodec.decode(data) })
    } catch (failure) {
      change({ error: failure instanceof ApiError && !failure.isNetworkFailure ? failure.message : FAILED })
    }
  }

  return { attached, upload, drop: () => setAttached(null) }
}

const accepted: ReadonlySet<string> = new Set(Object.values(mimeTypes))

/** What the server would refuse, said before anything is sent; where the browser does not know the kind, the server decides. */
function whyNot({ size, type }: File): string | null {
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size > LARGEST_CHAT_FILE) return TOO_LARGE
  return type !== '' && !accepted.has(type) ? generalRefusals.file_kind.sentence : null
}
