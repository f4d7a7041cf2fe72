import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { roleLabel } from '#domain/companies/roles.ts'
import { useActFor } from '#web/areas/accounts/public.ts'
import { signInPath } from '#web/lib/paths.ts'
import { leaveMessage } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'
import { JoinForm } from './join-form.tsx'
import { openedInvitationQuery } from './queries.ts'

interface Props {
  token: string
}

/** The invitation, with the way to accept it that fits the account [REG-3]. */
export function InvitationView({ token }: Props) {
  const { companyName, inviterName, role, email, account } = useSuspenseQuery(openedInvitationQuery(token)).data
  const welcome = `Anda bergabung dengan ${companyName} sebagai ${roleLabel(role)}.`
  return (
    <section className="rounded-card border border-line bg-paper p-6 sm:p-8">
      <h1 className="text-2xl">Bergabung dengan {companyName}</h1>
      <p className="mt-2 text-ink-soft">
        {inviterName} mengundang <strong className="break-all font-semibold">{email}</strong> sebagai{' '}
        <strong className="font-semibold">{roleLabel(role)}</strong>.
      </p>
      <div className="mt-6">
        {account === 'none' && <JoinForm token={token} email={email} welcome={welcome} />}
        {account === 'own' && <AcceptButton token={token} welcome={welcome} />}
        {account === 'known' && (
          <Link to={signInPath(`/undangan?token=${token}`)} className={buttonClass({ size: 'lg' })}>
            Masuk untuk menerima
          </Link>
        )}
        {account === 'other' && (
          <p className="rounded-field bg-amber-tint px-4 py-3 text-sm">
            Anda sedang masuk dengan akun lain. Keluar dari akun ini melalui menu akun, lalu buka kembali tautan di
            e-mail undangan.
          </p>
        )}
      </div>
    </section>
  )
}

/** Shown for a link that was used, taken back or replaced, or has expired. */
export function InvitationOver() {
  return (
    <LinkPage
      stage="refused"
      title="Undangan sudah tidak berlaku"
      next={
        <Link to="/" className={buttonClass({ size: 'lg' })}>
          Ke beranda
        </Link>
      }
    >
      Tautan ini sudah dipakai, dibatalkan, atau lewat 7 hari. Mintalah undangan baru kepada perusahaan yang mengundang
      Anda.
    </LinkPage>
  )
}

function AcceptButton({ token, welcome }: { token: string; welcome: string }) {
  const { actFor, working } = useActFor()
  const accepting = useAct('undangan/terima', {
    failed: 'Undangan belum diterima. Periksa koneksi Anda, lalu coba lagi.',
  })

  function join(companyId: string) {
    leaveMessage({ sentence: welcome, tone: 'success' })
    return actFor(companyId)
  }

  return (
    <Button
      size="lg"
      working={accepting.working || working}
      onClick={() => void accepting.send({ token }, { answered: ({ data }) => join(data.companyId) })}
    >
      Terima undangan
    </Button>
  )
}
