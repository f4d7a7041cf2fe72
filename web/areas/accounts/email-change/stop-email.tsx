import { Link } from 'react-router'
import { useAct } from '#web/lib/form/use-act.ts'
import { type LinkStage, useLinkStage } from '#web/lib/page/use-link-stage.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'

/** Cancels a change of e-mail address by the link in the present mailbox, and offers a new password [REG-3]. */
export function StopEmail({ token }: { token: string }) {
  const { stage, finish, refuse } = useLinkStage(token)
  const stopping = useAct('akun/email/hentikan', { refreshes: ['akun/profil'] })

  function stop() {
    return stopping.send(
      { token },
      {
        answered: () => finish({}),
        // what was not answered can be pressed again
        marks: ({ sentence, status }) => status === 422 && refuse(sentence),
      },
    )
  }

  return (
    <LinkPage
      stage={stage.name}
      title={titles[stage.name]}
      act={{ label: 'Batalkan perubahan', working: stopping.working, onPress: stop }}
      next={
        <Link to="/reset-password" className={buttonClass({ size: 'lg' })}>
          Reset password
        </Link>
      }
    >
      {stage.name === 'ask' && 'Tekan tombol di bawah bila bukan Anda yang meminta perubahan alamat e-mail.'}
      {stage.name === 'done' &&
        'Alamat e-mail akun Anda tetap sama. Orang yang memintanya mengetahui password Anda: segera reset password Anda.'}
      {stage.name === 'refused' && (
        <>{stage.sentence} Bila Anda tidak mengenali perubahan ini, reset password Anda dan hubungi kami.</>
      )}
    </LinkPage>
  )
}

const titles: Record<LinkStage['name'], string> = {
  ask: 'Batalkan perubahan alamat e-mail?',
  done: 'Perubahan dibatalkan',
  refused: 'Tautan tidak berlaku',
}
