import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Channel, channels, type Kind, kinds } from '#domain/notifications/kinds.ts'
import { isAlwaysNotified } from '#domain/notifications/kinds-of-member.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { choicesQuery } from './queries.ts'

/** The channels by which the member is notified of each kind: in the app, by push, by e-mail [REG-3]. */
export function ChannelsSection() {
  const { data } = useSuspenseQuery(choicesQuery)
  const choose = useAct('notifikasi/pengaturan/ubah', { shows: choicesQuery, refreshes: ['notifications'] })
  // a box shows the new choice at once, and goes back if saving fails
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({})

  async function change(kind: Kind, channel: Channel, on: boolean) {
    const box = `${kind} ${channel}`
    setPending((all) => ({ ...all, [box]: on }))
    await choose.send({ kind, channel, on })
    setPending(({ [box]: _, ...others }) => others)
  }

  if (data.choices.length === 0) {
    return (
      <Section title="Jenis dan saluran">
        <p className="text-mute">Belum ada pemberitahuan untuk peran Anda.</p>
      </Section>
    )
  }
  return (
    <Section
      title="Jenis dan saluran"
      lead="Yang mendesak dikirim segera lewat e-mail, selebihnya dalam satu ringkasan setiap pukul 07.30 WIB."
    >
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">Pemberitahuan menurut jenis dan saluran</caption>
        <thead>
          <tr className="text-sm text-mute">
            <th scope="col" className="pb-2 text-start font-medium">
              Jenis
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-14 pb-2 text-center font-medium max-sm:text-xs sm:w-24">
                {titles[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.choices.map((choice) => (
            <tr key={choice.kind} className="border-t border-line">
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                <span className="block font-semibold">{kinds[choice.kind].label}</span>
                <span className="block text-sm text-mute">{kinds[choice.kind].about}</span>
                {isAlwaysNotified(choice.kind, 'email') && (
                  <span id={`selalu-${choice.kind}`} className="block text-sm text-mute">
                    Di aplikasi dan lewat e-mail selalu diberitahukan, demi keamanan.
                  </span>
                )}
              </th>
              {channels.map((channel) => (
                <td key={channel} className="py-3">
                  <Checkbox
                    hideLabel
                    className="mx-auto"
                    label={`${kinds[choice.kind].label}: ${titles[channel]}`}
                    disabled={isAlwaysNotified(choice.kind, channel)}
                    aria-describedby={isAlwaysNotified(choice.kind, channel) ? `selalu-${choice.kind}` : undefined}
                    checked={pending[`${choice.kind} ${channel}`] ?? choice[channel]}
                    onChange={({ target }) => void change(choice.kind, channel, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const titles: Record<Channel, string> = { app: 'Aplikasi', push: 'Push', email: 'E-mail' }
