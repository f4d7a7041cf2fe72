import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAct } from '#web/lib/form/use-act.ts'
import { type LinkStage, useLinkStage } from '#web/lib/page/use-link-stage.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'

/** Stops mail about notifications by the link in a mail, signed in or not [REG-3]. */
export function StopMail({ token }: { token: string }) {
  const { stage, finish, refuse } = useLinkStage(token)
  const stopping = useAct('notifikasi/email/berhenti', { refreshes: ['notifikasi/pengaturan'] })

  function stop() {
    return stopping.send(
      { token },
      {
        answered: () => finish({}),
        // what was not answered can be pressed again
        marks: ({ sentence, status }) => [400, 404].includes(status) && refuse(sentence),
      },
    )
  }

  return (
    <LinkPage
      stage={stage.name}
      title={titles[stage.name]}
      act={{ label: 'Berhenti menerima e-mail', working: stopping.working, onPress: stop }}
      next={
        <Link to="/akun/profile?bagian=pemberitahuan" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          Atur pemberitahuan
        </Link>
      }
    >
      {stage.name === 'ask' &&
        'Pemberitahuan di aplikasi tetap ada. E-mail tentang keamanan akun dan rekening toko tetap dikirim.'}
      {stage.name === 'done' && 'Anda tidak lagi menerima e-mail pemberitahuan. Per jenis dapat diatur di profile.'}
      {stage.name === 'refused' && stage.sentence}
    </LinkPage>
  )
}

// not broken at its hyphen
const titles: Record<LinkStage['name'], ReactNode> = {
  ask: (
    <>
      Berhenti menerima <span className="whitespace-nowrap">e-mail</span> pemberitahuan?
    </>
  ),
  done: (
    <>
      <span className="whitespace-nowrap">E-mail</span> pemberitahuan dihentikan
    </>
  ),
  refused: 'Tautan tidak berlaku',
}
