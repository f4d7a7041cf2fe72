import { useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { keepSession, writeKey } from '#web/lib/session.ts'
import { type Draft, forgetDraft } from './draft.ts'
import type { Refused } from './refused.ts'
import type { Agreed } from './summary-step.tsx'

const NOT_SENT = 'Pendaftaran belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

/** Sends the registration; signed in by it, the browser goes on to `landing`, a new page load. */
export function useRegister({ landing, onRefused }: { landing: string; onRefused: (refused: Refused) => void }) {
  const [working, setWorking] = useState(false)

  async function register({ perusahaan, alamat, kontak, promo, kunci }: Draft, agreed: Agreed) {
    setWorking(true)
    try {
      const body = { ...perusahaan, ...alamat, ...kontak, ...agreed, kode_promo: promo?.code ?? null, kunci }
      // what the steps let through is complete; the server reads it again
      const { data } = await callApi('session/daftar', body as Parameters<typeof callApi<'session/daftar'>>[1])
      keepSession(data)
      if (data.voucher) writeKey('Voucher', data.voucher)
      forgetDraft()
      window.location.assign(landing)
    } catch (error) {
      setWorking(false)
      onRefused({
        field: error instanceof ApiError ? error.field : undefined,
        sentence: sentenceOf(error, NOT_SENT),
      })
    }
  }

  return { register, working }
}
