import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Device } from '#domain/accounts/contract-own.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { devicesQuery } from './queries.ts'

/** The devices the user is signed in on; one or all others can be signed out at once [REG-3]. */
export function DevicesSection({ userId }: { userId: string }) {
  const { data: devices } = useSuspenseQuery(devicesQuery)
  const [revoking, setRevoking] = useState<Device | 'others'>()
  const name = revoking === 'others' ? 'semua perangkat lain' : (revoking?.name ?? '')
  const refreshes = ['akun/perangkat/daftar'] as const
  const endOne = useAct('akun/perangkat/akhiri', { done: `${name} dikeluarkan`, refreshes })
  const endOthers = useAct('akun/perangkat/akhiri-lainnya', { done: 'Perangkat lain dikeluarkan', refreshes })

  async function end(device: Device | 'others') {
    if (device === 'others') await endOthers.send({ userId })
    else await endOne.send({ userId, deviceId: device.id })
    setRevoking(undefined)
  }

  return (
    <Section
      title="Perangkat"
      lead="Tempat akun Anda sedang masuk. Keluarkan yang tidak Anda kenal."
      aside={
        devices.some(({ current }) => !current) && (
          <Button size="sm" variant="secondary" onClick={() => setRevoking('others')}>
            Keluarkan semua perangkat lain
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device.name}
                {device.current && <StatusPill tone="success">Perangkat ini</StatusPill>}
              </p>
              <p className="text-mute">
                {device.companyName} · terakhir dipakai{' '}
                <span className="num whitespace-nowrap">{formatDateTime(device.lastUsedAt)}</span>
              </p>
            </div>
            {!device.current && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Keluarkan ${device.name}`}
                onClick={() => setRevoking(device)}
              >
                Keluarkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== undefined}
        title={`Keluarkan ${name}?`}
        tone="danger"
        confirmLabel="Ya, keluarkan"
        working={endOne.working || endOthers.working}
        onCancel={() => setRevoking(undefined)}
        onConfirm={() => revoking && void end(revoking)}
      >
        Perangkat itu harus masuk lagi dengan password.
      </ConfirmDialog>
    </Section>
  )
}
