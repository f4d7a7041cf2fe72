import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { writeKey } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { ChangeEmailDialog } from '../email-change/change-email-dialog.tsx'
import { PendingEmail } from '../email-change/pending-email.tsx'
import { ResendLink } from '../verification/resend-link.tsx'
import { ownProfileQuery } from './queries.ts'

interface Props {
  userId: string
}

/** The user: name and phone number are changed here, the e-mail address by proving another one [REG-3]. */
export function PersonSection({ userId }: Props) {
  const { data: person } = useSuspenseQuery(ownProfileQuery)
  const [changing, setChanging] = useState(false)
  const change = useAct('akun/profil/ubah', {
    done: 'Data diri berhasil disimpan',
    // every page shows the name
    refreshes: ['session/profil', 'akun/profil'],
  })
  const form = useCallForm(change, {
    start: { name: person.name, phone: person.phone },
    body: (typed) => ({ userId, ...typed }),
    answered: (_, { name }) => writeKey('UserLogin', name.trim()),
    keep: true,
  })

  return (
    <Section title="Data diri" lead="Nama Anda terlihat oleh anggota perusahaan dan pada riwayat pesanan.">
      <FactList
        className="mb-6 grid-cols-1! sm:grid-cols-2!"
        facts={[
          {
            label: 'E-mail',
            value: (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 break-all">{person.email}</span>
                <StatusPill tone={person.emailVerified ? 'success' : 'attention'}>
                  {person.emailVerified ? 'Terverifikasi' : 'Belum terverifikasi'}
                </StatusPill>
                <span className="flex gap-x-3 whitespace-nowrap text-sm">
                  {!person.emailVerified && !person.pendingEmail && <ResendLink />}
                  <button type="button" className="text-link min-h-6" onClick={() => setChanging(true)}>
                    Ubah e-mail
                  </button>
                </span>
              </span>
            ),
          },
          { label: 'Username', value: <span className="break-all">{person.username}</span> },
        ]}
      />
      {person.pendingEmail && <PendingEmail userId={userId} {...person.pendingEmail} />}
      <ChangeEmailDialog open={changing} userId={userId} onClose={() => setChanging(false)} />
      <form method="post" onSubmit={form.send} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label="Nama lengkap" autoComplete="name" maxLength={LONGEST.name} />
        <TextField form={form} name="phone" label="Nomor telepon" type="tel" autoComplete="tel" maxLength={20} />
        <div className="sm:col-span-2">
          <Button type="submit" working={form.working}>
            Simpan data diri
          </Button>
        </div>
      </form>
    </Section>
  )
}
