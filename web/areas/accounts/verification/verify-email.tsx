import { Link, useRevalidator } from 'react-router'
import { removeKey } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type LinkStage, useLinkStage } from '#web/lib/page/use-link-stage.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'
import { ResendLink } from './resend-link.tsx'

const NOT_SENT = 'Verifikasi belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

interface Props {
  /** From the link in the mail. */
  token: string
  signedIn: boolean
  /** The viewer's own address is unverified: another link can be requested. */
  unverified: boolean
}

/**
 * Verifies the address when the button is pressed: merely opening the page does not, since programs that scan mail for
 * harmful links open it too [REG-1].
 */
export function VerifyEmail({ token, signedIn, unverified }: Props) {
  const { stage, finish, refuse } = useLinkStage<{ email: string }>(token, 'Tautan verifikasi tidak lengkap.')
  const verifying = useAct('verifikasi/konfirmasi', { failed: NOT_SENT })
  const { revalidate } = useRevalidator()

  function verify() {
    return verifying.send(
      { token },
      {
        async answered({ data }) {
          removeKey('Verification')
          finish({ email: data.email })
          // hides the banner
          await revalidate()
        },
        marks: ({ sentence }) => refuse(sentence),
      },
    )
  }

  const alreadyDone = signedIn && !unverified
  return (
    <LinkPage
      stage={stage.name}
      title={titles[stage.name]}
      act={{ label: 'Verifikasi alamat e-mail', working: verifying.working, onPress: verify }}
      next={
        <Link to={signedIn ? '/' : '/masuk'} className={buttonClass({ size: 'lg' })}>
          {signedIn ? 'Ke beranda' : 'Masuk'}
        </Link>
      }
    >
      {stage.name === 'ask' && 'Tekan tombol di bawah untuk memastikan alamat e-mail ini milik Anda.'}
      {stage.name === 'done' && (
        <>
          <span className="font-semibold text-ink [overflow-wrap:anywhere]">{stage.email}</span> kini terhubung dengan
          akun Anda.
        </>
      )}
      {stage.name === 'refused' && alreadyDone && (
        <>Tautan ini sudah dipakai atau kedaluwarsa. Alamat e-mail akun Anda sudah terverifikasi.</>
      )}
      {stage.name === 'refused' && !alreadyDone && (
        <>
          {stage.sentence} {unverified && <ResendLink />}
        </>
      )}
    </LinkPage>
  )
}

const titles: Record<LinkStage['name'], string> = {
  ask: 'Verifikasi alamat e-mail',
  done: 'Alamat e-mail terverifikasi',
  refused: 'Tautan tidak berlaku',
}
