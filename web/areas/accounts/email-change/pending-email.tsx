import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'

interface Props {
  userId: string
  email: string
  validUntil: string
}

/** Says that another e-mail address waits to be confirmed; its link can be sent again, or the change cancelled [REG-3]. */
export function PendingEmail({ userId, email, validUntil }: Props) {
  const refreshes = ['akun/profil'] as const
  const resend = useAct('akun/email/kirim-ulang', { done: `Tautan dikirim ke ${email}`, doneMs: 3000, refreshes })
  const cancel = useAct('akun/email/batal', { done: 'Perubahan alamat e-mail dibatalkan', refreshes })

  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-field border border-amber-line bg-amber-tint p-4 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        Menunggu konfirmasi <span className="font-semibold">{email}</span>. Buka tautan yang kami kirim ke alamat itu
        sebelum <span className="num whitespace-nowrap">{formatDateTime(validUntil)}</span>.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" working={cancel.working} onClick={() => void cancel.send({ userId })}>
          Batalkan
        </Button>
        <Button size="sm" working={resend.working} onClick={() => void resend.send({ userId })}>
          Kirim ulang
        </Button>
      </div>
    </div>
  )
}
