import { useEffect, useRef, useState } from 'react'
import type { ChatFile } from '#domain/chat/shapes.ts'
import { fileKinds, LARGEST_CHAT_FILE, mimeTypes } from '#domain/files/file.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { sizeFault, uploadFile } from '#web/lib/form/upload.ts'

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** A file on its way into the next message. */
export interface Attached {
  chosen: File
  /** Of a picture: where the browser shows it from. */
  preview: string | null
  /** 0 to 1. */
  progress: number
  error: string | null
  /** A retry may succeed: the server was not reached, or was busy. */
  mayRetry: boolean
  /** Once the server has it. */
  sent: ChatFile | null
}

// what was chosen in rooms that were left, by room; signing out or changing the company loads another page
const left = new Map<string, Attached>()

/**
 * Uploads what is chosen for a message; one file a message. Dropping it, or leaving the room, breaks the upload off. When the
 * room is opened again while the page lives, it goes on; what failed for want of a network is there with its error.
 */
export function useAttaching(roomId: string) {
  const [attached, setAttached] = useState<Attached | null>(null)
  const uploading = useRef<AbortController>(null)
  const shown = attached?.preview ?? null
  // an object URL stays in memory until it is revoked
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown])
  const current = useRef<Attached>(null)
  useEffect(() => {
    current.current = attached
  }, [attached])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room is opened and left once, outside any event of this part
  useEffect(() => {
    const restored = left.get(roomId)
    left.delete(roomId)
    if (restored?.sent || restored?.error) setAttached({ ...restored, preview: previewOf(restored.chosen) })
    else if (restored) void upload(restored.chosen)
    return () => {
      uploading.current?.abort()
      if (current.current && (current.current.error === null || current.current.mayRetry))
        left.set(roomId, current.current)
    }
  }, [])

  async function upload(chosen: File) {
    uploading.current?.abort()
    const preview = previewOf(chosen)
    const error = whyNot(chosen)
    setAttached({ chosen, preview, progress: 0, error, mayRetry: false, sent: null })
    if (error !== null) return
    const own = new AbortController()
    uploading.current = own
    const { signal } = own
    const change = (now: Partial<Attached>) => signal.aborted || setAttached((then) => then && { ...then, ...now })
    try {
      const onProgress = (progress: number) => change({ progress })
      const { data } = await uploadFile('chat/berkas/unggah', { roomId }, chosen, { onProgress, signal })
      change({ progress: 1, sent: data })
    } catch (failure) {
      const refused = failure instanceof ApiError && !failure.isNetworkFailure ? failure : null
      change({ error: refused?.message ?? FAILED, mayRetry: refused === null || MAY_PASS.includes(refused.status) })
    }
  }

  function drop() {
    uploading.current?.abort()
    setAttached(null)
  }

  return { attached, upload, drop }
}

function previewOf(chosen: File): string | null {
  return chosen.type.startsWith('image/') ? URL.createObjectURL(chosen) : null
}

// answers that say nothing about the file itself
const MAY_PASS = [408, 429, 500, 502, 503, 504]
const accepted: ReadonlySet<string> = new Set<string>(fileKinds.map((kind) => mimeTypes[kind]))

/** Why the server would refuse it, checked before sending; a kind unknown to the browser is left to the server. */
function whyNot({ size, type }: File): string | null {
  return (
    sizeFault(size, LARGEST_CHAT_FILE) ??
    (type !== '' && !accepted.has(type) ? generalRefusals.file_kind.sentence : null)
  )
}
