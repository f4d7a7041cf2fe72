import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { writeKey } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { ownProfileQuery } from './queries.ts'
import { Section } from './section.tsx'

interface Props {
  userId: string
  /** Sends the verification link again, if the address is not verified yet [VERIF-1]. */
  resend: ReactNode
}

/** The user: name and phone number can be changed, the e-mail address is only shown [REG-3]. */
export function PersonSection({ userId, resend }: Props) {
  const { data: person } = useSuspenseQuery(ownProfileQuery)
  const change = useAct('akun/profil/ubah', {
    done: 'Data diri berhasil disimpan',
    // every page shows the name
    refreshes: ['session/profil', 'akun/profil'],
  })
  const form = useCallForm(change, {
    start: { nama: person.name, telepon: person.phone },
    body: (typed) => ({ user_id: userId, ...typed }),
    answered: (_, { nama }) => writeKey('UserLogin', nama.trim()),
    keep: true,
  })

  return (
    <Section title="Data diri" lead="Nama Anda terlihat oleh anggota perusahaan dan pada riwayat transaksi.">
      <FactList
        className="mb-6 grid-cols-1! sm:grid-cols-2!"
        facts={[
          {
            label: 'E-mail',
            value: (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 break-all">{person.email}</span>
                <StatusPill tone={person.emailVerified ? 'success' : 'attention'}>
                  {person.emailVerified ? 'Terverifikasi' : 'Belum diverifikasi'}
                </StatusPill>
                {!person.emailVerified && <span className="text-sm font-normal">{resend}</span>}
              </span>
            ),
          },
          { label: 'Username', value: <span className="break-all">{person.username}</span> },
        ]}
      />
      <form onSubmit={form.send} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="nama" label="Nama lengkap" autoComplete="name" maxLength={LONGEST.name} />
        <TextField form={form} name="telepon" label="Nomor telepon" type="tel" autoComplete="tel" maxLength={20} />
        <div className="sm:col-span-2">
          <Button type="submit" working={form.working}>
            Simpan data diri
          </Button>
        </div>
      </form>
    </Section>
  )
}
