import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Address } from '#domain/companies/contract-addresses.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { AddressForm } from './public.ts'
import { addressesQuery } from './queries.ts'

interface Props {
  companyId: string
  mayChange: boolean
}

/** The delivery addresses; the default one is preselected at checkout [REG-3]. */
export function AddressesSection({ companyId, mayChange }: Props) {
  const { data: addresses } = useSuspenseQuery(addressesQuery(companyId))
  const edit = useDialogTarget<Address | undefined>()
  const remove = useDialogTarget<Address>()
  const removed = remove.target?.about

  const addButton = mayChange && (
    <Button size="sm" variant="secondary" icon={<Icon name="plus" size={18} />} onClick={() => edit.ask(undefined)}>
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
          <li key={address.id} className="flex gap-3 rounded-card border border-line p-4">
            <AddressLines address={address} />
            {mayChange && (
              <AddressMenu
                companyId={companyId}
                address={address}
                onEdit={() => edit.ask(address)}
                onRemove={() => remove.ask(address)}
              />
            )}
          </li>
        ))}
      </ul>
      {edit.target && (
        <Suspense>
          <AddressForm
            key={edit.target.openCount}
            open={edit.target.open}
            companyId={companyId}
            address={edit.target.about}
            onSaved={edit.close}
            onClose={edit.close}
          />
        </Suspense>
      )}
      {removed && (
        <ActDialog
          open={remove.target?.open ?? false}
          onClose={remove.close}
          call="alamat/hapus"
          body={() => ({ companyId, id: removed.id })}
          title={`Hapus alamat ${removed.label}?`}
          tone="danger"
          confirmLabel="Ya, hapus"
          done="Alamat berhasil dihapus"
          refreshes={['alamat/daftar']}
        >
          Pesanan yang sudah dibuat tetap dikirim ke alamat semula.
        </ActDialog>
      )}
    </Section>
  )
}

function AddressLines({ address }: { address: Address }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
        {address.label}
        {address.isDefault && <StatusPill tone="primary">Utama</StatusPill>}
      </p>
      <p className="mt-1">
        {address.recipient}&nbsp;· <span className="num whitespace-nowrap">{address.phone}</span>
      </p>
      <p className="mt-0.5 text-mute">
        {address.street}, {address.city}, {address.province} <span className="num">{address.postalCode}</span>
      </p>
    </div>
  )
}

interface MenuProps {
  companyId: string
  address: Address
  onEdit: () => void
  onRemove: () => void
}

function AddressMenu({ companyId, address: { id, label, isDefault }, onEdit, onRemove }: MenuProps) {
  const prefer = useAct('alamat/utama', { done: `${label} menjadi alamat utama`, refreshes: ['alamat/daftar'] })
  return (
    <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk alamat ${label}`} />}>
      <MenuItem icon="pencil" onSelect={onEdit}>
        Ubah
      </MenuItem>
      {!isDefault && (
        <MenuItem icon="check-circle" disabled={prefer.working} onSelect={() => void prefer.send({ companyId, id })}>
          Jadikan utama
        </MenuItem>
      )}
      <MenuItem icon="trash" tone="danger" onSelect={onRemove}>
        Hapus
      </MenuItem>
    </Menu>
  )
}
