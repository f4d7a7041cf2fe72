import { useState } from 'react'
import type { Device } from '#domain/accounts/contract-own.ts'
import { callApi } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  userId: string
  devices: readonly Device[]
}

/** Where the user is signed in; one or all others can be signed out at once [REG-3]. */
export function DevicesSection({ userId, devices }: Props) {
  const { working, save } = useSaving()
  const [ended, setEnded] = useState<Device | 'others'>()
  const others = devices.filter(({ sekarang }) => !sekarang)

  async function end(device: Device | 'others') {
    if (device === 'others') {
      await save(() => callApi('akun/perangkat/akhiri-lainnya', { user_id: userId }), 'Perangkat lain dikeluarkan')
    } else {
      const ids = { user_id: userId, perangkat_id: device.perangkat_id }
      await save(() => callApi('akun/perangkat/akhiri', ids), `${device.nama} dikeluarkan`)
    }
    setEnded(undefined)
  }

  return (
    <Section
      title="Perangkat"
      lead="Tempat akun Anda sedang masuk. Keluarkan yang tidak Anda kenal."
      aside={
        others.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setEnded('others')}>
            Keluarkan semua perangkat lain
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li
            key={device.perangkat_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device.nama}
                {device.sekarang && <StatusPill tone="success">Perangkat ini</StatusPill>}
              </p>
              <p className="text-mute">
                {device.perusahaan} · terakhir dipakai{' '}
                <span className="num whitespace-nowrap">{formatDateTime(device.terakhir_dipakai)}</span>
              </p>
            </div>
            {!device.sekarang && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Keluarkan ${device.nama}`}
                onClick={() => setEnded(device)}
              >
                Keluarkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ended !== undefined}
        title={ended === 'others' ? 'Keluarkan semua perangkat lain?' : `Keluarkan ${ended?.nama ?? ''}?`}
        tone="danger"
        confirmLabel="Ya, keluarkan"
        working={working}
        onCancel={() => setEnded(undefined)}
        onConfirm={() => ended && void end(ended)}
      >
        Perangkat itu harus masuk lagi dengan password.
      </ConfirmDialog>
    </Section>
  )
}
