import { Link, useRevalidator } from 'react-router'
import { removeKey } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type LinkStage, useLinkStage } from '#web/lib/page/use-link-stage.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'

interface Props {
  /** From the link in the mail. */
  token: string
  signedIn: boolean
}

/** Changes the e-mail address to the one whose mailbox has the link, when the button is pressed [REG-3]. */
export function ConfirmEmail({ token, signedIn }: Props) {
  const { stage, finish, refuse } = useLinkStage<{ email: string }>(token)
  const confirming = useAct('akun/email/konfirmasi', { refreshes: ['akun/profil', 'akun/perangkat/daftar'] })
  const { revalidate } = useRevalidator()

  function confirm() {
    return confirming.send(
      { token },
      {
        async answered({ data }) {
          removeKey('Verification')
          finish({ email: data.email })
          // hides the banner that asks to verify the address
          await revalidate()
        },
        // what was not answered can be pressed again
        marks: ({ sentence, status }) => status === 422 && refuse(sentence),
      },
    )
  }

  return (
    <LinkPage
      stage={stage.name}
      title={titles[stage.name]}
      act={{ label: 'Konfirmasi alamat e-mail', working: confirming.working, onPress: confirm }}
      next={
        <Link to={signedIn ? '/akun/profile' : '/masuk'} className={buttonClass({ size: 'lg' })}>
          {signedIn ? 'Ke profile' : 'Masuk'}
        </Link>
      }
    >
      {stage.name === 'ask' && 'Tekan tombol di bawah untuk memakai alamat e-mail ini pada akun Anda.'}
      {stage.name === 'done' && (
        <>
          Mulai sekarang akun Anda memakai{' '}
          <span className="font-semibold text-ink [overflow-wrap:anywhere]">{stage.email}</span>. Perangkat lain perlu
          masuk lagi.
        </>
      )}
      {stage.name === 'refused' && stage.sentence}
    </LinkPage>
  )
}

const titles: Record<LinkStage['name'], string> = {
  ask: 'Konfirmasi alamat e-mail baru',
  done: 'Alamat e-mail diubah',
  refused: 'Tautan tidak berlaku',
}
