import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CodeField } from './code-field.tsx'
import { QrPicture } from './qr-picture.tsx'

interface Props {
  secret: string
  /** otpauth:// */
  address: string
  onActivated: (recoveryCodes: string[]) => void
}

/** Shows the secret to an authenticator, and asks for a code of it. */
export function ScanStep({ secret, address, onActivated }: Props) {
  const activating = useAct('akun/faktor-kedua/aktifkan', {
    failed: 'Verifikasi dua langkah belum aktif. Coba lagi.',
    refreshes: ['akun/faktor-kedua'],
  })
  const form = useCallForm(activating, {
    start: { kode: '' },
    body: ({ kode }) => ({ kode }),
    answered: ({ data }) => onActivated(data.kode_pemulihan),
    onRefused({ sentence }) {
      form.setError('kode', { message: sentence })
    },
    keep: true,
  })

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-5">
      <div className="grid justify-items-center gap-3">
        <p className="text-center text-mute">Pindai kode QR ini dengan aplikasi autentikator.</p>
        <QrPicture text={address} label="Kode QR untuk aplikasi autentikator" />
        <p className="text-center text-sm text-mute">
          Tidak dapat memindai?{' '}
          <a href={address} className="text-link">
            Buka aplikasi di perangkat ini
          </a>{' '}
          atau tulis kunci ini:
        </p>
        <code className="num rounded-field bg-page px-3 py-2 text-center text-sm [overflow-wrap:anywhere]">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <CodeField form={form} />
      <Button type="submit" size="lg" block working={form.working}>
        Aktifkan
      </Button>
    </form>
  )
}
