import { useRevalidator } from 'react-router'
import { useAct } from '#web/lib/form/use-act.ts'

// longer than other toasts: it names an address to look at
const TOAST_MS = 3000

/** Sends the verification link again [VERIF-1]. */
export function ResendLink() {
  const { revalidate } = useRevalidator()
  const { send, working } = useAct('verifikasi/kirim-ulang', {
    done({ data }) {
      const { email, alreadyVerified } = data
      return alreadyVerified ? 'Alamat e-mail Anda sudah terverifikasi' : `E-mail verifikasi dikirim ke ${email}`
    },
    doneMs: TOAST_MS,
    failed: 'E-mail verifikasi gagal dikirim',
    failedMs: TOAST_MS,
  })

  return (
    <button
      type="button"
      onClick={() => void send({}, { answered: ({ data }) => data.alreadyVerified && revalidate() })}
      disabled={working}
      className="text-link min-h-6 cursor-pointer disabled:opacity-60"
    >
      {working ? 'Mengirim . . .' : 'Kirim ulang'}
    </button>
  )
}
