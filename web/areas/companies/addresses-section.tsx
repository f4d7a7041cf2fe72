import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '#domain/companies/contract-addresses.ts'
import { callApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { AddressForm } from './public.ts'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  companyId: string
  addresses: readonly Address[]
  mayChange: boolean
}

/** Where goods are delivered to; the default one is chosen at checkout unless another is [REG-3]. */
export function AddressesSection({ companyId, addresses, mayChange }: Props) {
  const { revalidate } = useRevalidator()
  const { working, save } = useSaving()
  // a form of its own each time it is opened, so that what was typed before is not shown again
  const [edited, setEdited] = useState<{ address: Address | undefined; times: number }>()
  const [editing, setEditing] = useState(false)
  const [removed, setRemoved] = useState<Address>()

  function edit(address?: Address) {
    setEdited((before) => ({ address, times: (before?.times ?? 0) + 1 }))
    setEditing(true)
  }

  function saved() {
    setEditing(false)
    void revalidate()
  }

  async function remove(address: Address) {
    const ids = { company_id: companyId, alamat_id: address.alamat_id }
    await save(() => callApi('alamat/hapus', ids), 'Alamat berhasil dihapus')
    setRemoved(undefined)
  }

  const addButton = mayChange && (
    <Button size="sm" variant="secondary" icon={<Icon name="plus" size={18} />} onClick={() => edit()}>
      Tambah alamat
    </Button>
  )

  return (
    <Section title="Alamat pengiriman" lead="Alamat utama dipilih lebih dahulu saat checkout." aside={addButton}>
      {addresses.length === 0 && (
        <EmptyState
          icon="pin"
          title="Belum ada alamat pengiriman"
          text="Tambahkan alamat gudang atau pabrik agar pesanan dapat dikirim."
        />
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.alamat_id} className="flex gap-3 rounded-card border border-line p-4">
            <div className="min-w-0 flex-1 text-sm">
              <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
                {address.label}
                {address.utama && <StatusPill tone="primary">Utama</StatusPill>}
              </p>
              <p className="mt-1">
                {address.penerima} · <span className="num whitespace-nowrap">{address.telepon}</span>
              </p>
              <p className="mt-0.5 text-mute">
                {address.alamat}, {address.kota}, {address.provinsi} <span className="num">{address.kode_pos}</span>
              </p>
            </div>
            {mayChange && (
              <Menu
                align="end"
                trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk alamat ${address.label}`} />}
              >
                <MenuItem icon="pencil" onSelect={() => edit(address)}>
                  Ubah
                </MenuItem>
                {!address.utama && (
                  <MenuItem
                    icon="check-circle"
                    disabled={working}
                    onSelect={() =>
                      void save(
                        () => callApi('alamat/utama', { company_id: companyId, alamat_id: address.alamat_id }),
                        `${address.label} menjadi alamat utama`,
                      )
                    }
                  >
                    Jadikan utama
                  </MenuItem>
                )}
                <MenuItem icon="trash" tone="danger" onSelect={() => setRemoved(address)}>
                  Hapus
                </MenuItem>
              </Menu>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <AddressForm
            key={edited.times}
            open={editing}
            companyId={companyId}
            address={edited.address}
            onSaved={saved}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={`Hapus alamat ${removed?.label ?? ''}?`}
        tone="danger"
        confirmLabel="Ya, hapus"
        working={working}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => removed && void remove(removed)}
      >
        Pesanan yang sudah dibuat tetap dikirim ke alamat semula.
      </ConfirmDialog>
    </Section>
  )
}
