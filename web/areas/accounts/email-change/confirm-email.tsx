import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { removeKey } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '../link-page.tsx'

interface Props {
  /** From the link in the mail. */
  token: string
  signedIn: boolean
}

type Stage = { name: 'ask' } | { name: 'done'; email: string } | { name: 'refused'; sentence: string }

/** Changes the e-mail address to the one whose mailbox has the link, when the button is pressed [REG-3]. */
export function ConfirmEmail({ token, signedIn }: Props) {
  const [stage, setStage] = useState<Stage>(
    token ? { name: 'ask' } : { name: 'refused', sentence: 'Tautan tidak lengkap.' },
  )
  const confirming = useAct('akun/email/konfirmasi', { refreshes: ['akun/profil', 'akun/perangkat/daftar'] })
  const { revalidate } = useRevalidator()

  function confirm() {
    return confirming.send(
      { token },
      {
        async answered({ data }) {
          removeKey('Verification')
          setStage({ name: 'done', email: data.email })
          // hides the banner that asks to verify the address
          await revalidate()
        },
        marks({ sentence, status }) {
          // it was not answered: the button can be pressed again
          if (status !== 422) return false
          setStage({ name: 'refused', sentence })
          return true
        },
      },
    )
  }

  return (
    <LinkPage
      stage={stage.name}
      title={titles[stage.name]}
      action={
        stage.name === 'ask' ? (
          <Button size="lg" working={confirming.working} onClick={() => void confirm()}>
            Konfirmasi alamat e-mail
          </Button>
        ) : (
          <Link to={signedIn ? '/akun/profile' : '/masuk'} className={buttonClass({ size: 'lg' })}>
            {signedIn ? 'Ke profile' : 'Masuk'}
          </Link>
        )
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

const titles: Record<Stage['name'], string> = {
  ask: 'Konfirmasi alamat e-mail baru',
  done: 'Alamat e-mail diubah',
  refused: 'Tautan tidak berlaku',
}
