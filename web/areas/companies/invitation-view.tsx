import { useState } from 'react'
import { Link } from 'react-router'
import { roleLabel } from '#domain/companies/roles.ts'
import type { InvitationView as Invitation } from '#domain/members/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { signInPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { actFor } from './act-for.ts'
import { JoinForm } from './join-form.tsx'

interface Props {
  token: string
  invitation: Invitation
}

/** Who invites, as what, and the way in that fits the account [REG-3]. */
export function InvitationView({ token, invitation }: Props) {
  const { perusahaan, pengundang, peran, email, akun } = invitation
  return (
    <section className="rounded-card border border-line bg-paper p-6 sm:p-8">
      <h1 className="text-2xl">Bergabung dengan {perusahaan}</h1>
      <p className="mt-2 text-ink-soft">
        {pengundang} mengundang <strong className="break-all font-semibold">{email}</strong> sebagai{' '}
        <strong className="font-semibold">{roleLabel(peran)}</strong>.
      </p>
      <div className="mt-6">
        {akun === 'baru' && <JoinForm token={token} email={email} />}
        {akun === 'anda' && <AcceptButton token={token} />}
        {akun === 'masuk' && (
          <Link to={signInPath(`/undangan?token=${token}`)} className={buttonClass({ size: 'lg' })}>
            Masuk untuk menerima
          </Link>
        )}
        {akun === 'lain' && (
          <p className="rounded-field bg-amber-tint px-4 py-3 text-sm">
            Anda sedang masuk dengan akun lain. Keluar dari akun ini melalui menu akun, lalu buka kembali tautan di
            e-mail undangan.
          </p>
        )}
      </div>
    </section>
  )
}

/** What a link leads to that was used, taken back, replaced, or is too old. */
export function InvitationOver() {
  return (
    <EmptyState
      icon="mail"
      title="Undangan sudah tidak berlaku"
      text="Tautan ini sudah dipakai, dibatalkan, atau lewat 7 hari. Mintalah undangan baru kepada perusahaan yang mengundang Anda."
      action={
        <Link to="/" className={buttonClass()}>
          Ke beranda
        </Link>
      }
    />
  )
}

function AcceptButton({ token }: { token: string }) {
  const [working, setWorking] = useState(false)

  async function accept() {
    setWorking(true)
    try {
      const { data } = await callApi('undangan/terima', { token })
      if (await actFor(data.perusahaan_id, '/')) return
    } catch (error) {
      toast.failure(sentenceOf(error, 'Undangan belum diterima. Periksa koneksi Anda, lalu coba lagi.'))
    }
    setWorking(false)
  }

  return (
    <Button size="lg" working={working} onClick={() => void accept()}>
      Terima undangan
    </Button>
  )
}
