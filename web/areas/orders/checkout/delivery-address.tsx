import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Address } from '#domain/companies/contract-addresses.ts'
import { AddressForm, addressesQuery } from '#web/areas/companies/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  companyId: string
  chosenId: string | null
  error: string | null
  onChoose: (addressId: string) => void
}

/** The delivery address: one of the company's, or a new one [ORDER-1]. */
export function DeliveryAddress({ companyId, chosenId, error, onChoose }: Props) {
  const { data: addresses } = useSuspenseQuery(addressesQuery(companyId))
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState(false)

  function add() {
    setOpened(true)
    setAdding(true)
  }

  function added(address: Address) {
    setAdding(false)
    onChoose(address.id)
  }

  const addButton = (
    <Button variant="secondary" size="sm" icon={<Icon name="plus" size={18} />} onClick={add}>
      Tambah alamat
    </Button>
  )

  return (
    <Card as="section" padded aria-label="Alamat pengiriman">
      <CardTitle aside={addButton}>Alamat pengiriman</CardTitle>
      <Field label="Alamat pengiriman" hideLabel group error={error}>
        <div className="grid gap-2 md:grid-cols-2">
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="addressId"
              title={address.isDefault ? `${address.label} (utama)` : address.label}
              text={<AddressText address={address} />}
              checked={address.id === chosenId}
              onChange={() => onChoose(address.id)}
            />
          ))}
        </div>
      </Field>
      {addresses.length === 0 && (
        <p className="text-mute">Perusahaan Anda belum memiliki alamat pengiriman. Tambahkan satu untuk melanjutkan.</p>
      )}
      {opened && (
        <Suspense>
          <AddressForm open={adding} companyId={companyId} onSaved={added} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function AddressText({ address }: { address: Address }) {
  return (
    <span className="num">
      {address.recipient}&nbsp;· <span className="whitespace-nowrap">{address.phone}</span>
      <br />
      {address.street}, {address.city}, {address.province} {address.postalCode}
    </span>
  )
}
