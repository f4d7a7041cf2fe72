import { useCallback, useEffect, useState } from 'react'
import { randomUuid } from '#web/lib/random-uuid.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'

/** The draft, and whether the stored one has been read; every change is stored at once. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>({ perusahaan: {}, alamat: {}, kontak: {}, promo: null, kunci: '' })
  const [ready, setReady] = useState(false)

  // the browser's storage, which the server does not see
  useEffect(() => {
    setDraft(readDraft(randomUuid))
    setReady(true)
  }, [])

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((now) => {
      // changed content is another registration
      const next = { ...now, ...part, kunci: randomUuid() }
      keepDraft(next)
      return next
    })
  }, [])

  return { draft, ready, change }
}
