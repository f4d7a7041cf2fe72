import type { FormEvent, ReactNode } from 'react'
import type { OwnProfile } from '#domain/accounts/contract-own.ts'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { writeKey } from '#web/lib/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Section } from './section.tsx'
import { textOf, useSaving } from './use-saving.ts'

interface Props {
  userId: string
  person: OwnProfile
  /** Sends the link of the verification again, where the address is not verified yet [VERIF-1]. */
  resend: ReactNode
}

/** Who the user is: name and phone number can be changed, the address that signs in is shown [REG-3]. */
export function PersonSection({ userId, person, resend }: Props) {
  const { working, save, errorOf } = useSaving()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const nama = textOf(typed, 'nama')
    const saved = await save(
      () => callApi('akun/profil/ubah', { user_id: userId, nama, telepon: textOf(typed, 'telepon') }),
      'Data diri berhasil disimpan',
      form,
    )
    if (saved) writeKey('UserLogin', nama)
  }

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
                <StatusPill tone={person.email_terverifikasi ? 'success' : 'attention'}>
                  {person.email_terverifikasi ? 'Terverifikasi' : 'Belum diverifikasi'}
                </StatusPill>
                {!person.email_terverifikasi && <span className="text-sm font-normal">{resend}</span>}
              </span>
            ),
          },
          { label: 'Username', value: <span className="break-all">{person.username}</span> },
        ]}
      />
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 sm:grid-cols-2">
        <Field label="Nama lengkap" error={errorOf('nama')}>
          <TextInput name="nama" autoComplete="name" maxLength={LONGEST.name} defaultValue={person.nama} />
        </Field>
        <Field label="Nomor telepon" error={errorOf('telepon')}>
          <TextInput name="telepon" type="tel" autoComplete="tel" maxLength={20} defaultValue={person.telepon} />
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" working={working}>
            Simpan data diri
          </Button>
        </div>
      </form>
    </Section>
  )
}
