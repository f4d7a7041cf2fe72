import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { removeKey } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { ResendLink } from './resend-link.tsx'

const NOT_SENT = 'Verifikasi belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

interface Props {
  /** From the link in the mail. */
  token: string
  signedIn: boolean
  /** The viewer's own address is unverified: another link can be requested. */
  unverified: boolean
}

type Stage = { name: 'ask' } | { name: 'done'; email: string } | { name: 'refused'; sentence: string }

/**
 * Verifies the address when the button is pressed: merely opening the page does not, since programs that scan mail for
 * harmful links open it too [REG-1].
 */
export function VerifyEmail({ token, signedIn, unverified }: Props) {
  const [stage, setStage] = useState<Stage>(
    token ? { name: 'ask' } : { name: 'refused', sentence: 'Tautan verifikasi tidak lengkap.' },
  )
  const verifying = useAct('verifikasi/konfirmasi', { failed: NOT_SENT })
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that had the focus is gone
  useEffect(() => {
    if (stage.name !== 'ask') heading.current?.focus()
  }, [stage])

  function verify() {
    return verifying.send(
      { token },
      {
        async answered({ data }) {
          removeKey('Verification')
          setStage({ name: 'done', email: data.email })
          // hides the banner
          await revalidate()
        },
        marks({ sentence }) {
          setStage({ name: 'refused', sentence })
          return true
        },
      },
    )
  }

  const alreadyDone = signedIn && !unverified
  const { icon, tone, title } = looks[stage.name]
  return (
    <main className="page-width grid min-h-[60vh] content-center justify-items-center py-12 text-center">
      <span className={`grid size-14 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} size={26} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {title}
      </h1>
      <div className="mt-1.5 max-w-105 text-mute">
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
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {stage.name === 'ask' ? (
          <Button size="lg" working={verifying.working} onClick={() => void verify()}>
            Verifikasi alamat e-mail
          </Button>
        ) : (
          <Link to={signedIn ? '/' : '/masuk'} className={buttonClass({ size: 'lg' })}>
            {signedIn ? 'Ke beranda' : 'Masuk'}
          </Link>
        )}
      </div>
    </main>
  )
}

const looks: Record<Stage['name'], { icon: IconName; tone: string; title: string }> = {
  ask: { icon: 'mail', tone: 'bg-primary-tint text-primary', title: 'Verifikasi alamat e-mail' },
  done: { icon: 'check', tone: 'bg-success-tint text-success', title: 'Alamat e-mail terverifikasi' },
  refused: { icon: 'warning', tone: 'bg-amber-tint text-amber', title: 'Tautan tidak berlaku' },
}
