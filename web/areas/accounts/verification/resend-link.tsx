import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const NOT_SENT = 'E-mail verifikasi gagal dikirim'
// longer than other toasts: it names an address to look at
const TOAST_MS = 3000

/** Sends the link of the verification once more [VERIF-1]. */
export function ResendLink() {
  const [working, setWorking] = useState(false)
  const { revalidate } = useRevalidator()

  async function resend() {
    setWorking(true)
    try {
      const { data } = await callApi('verifikasi/kirim-ulang', {})
      if (!data.sudah_terverifikasi) return toast.success(`E-mail verifikasi dikirim ke ${data.email}`, TOAST_MS)
      toast.success('Alamat e-mail Anda sudah terverifikasi', TOAST_MS)
      await revalidate()
    } catch (error) {
      toast.failure(sentenceOf(error, NOT_SENT), TOAST_MS)
    } finally {
      setWorking(false)
    }
  }

  return (
    <button
      type="button"
      onClick={() => void resend()}
      disabled={working}
      className="text-link min-h-6 cursor-pointer disabled:opacity-60"
    >
      {working ? 'Mengirim . . .' : 'Kirim ulang'}
    </button>
  )
}
