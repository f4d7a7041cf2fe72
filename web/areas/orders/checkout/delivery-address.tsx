import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Address } from '#domain/companies/contract-addresses.ts'
import { AddressForm, addressesQuery } from '#web/areas/companies/public.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'

const linkClass = 'text-link pointer-coarse:min-h-11'

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
  const [changing, setChanging] = useState(false)

  function add() {
    setOpened(true)
    setAdding(true)
  }

  function added(address: Address) {
    setAdding(false)
    onChoose(address.id)
  }

  const chosen = addresses.find(({ id }) => id === chosenId)
  const others = chosen ? addresses.length - 1 : 0
  return (
    <section aria-label="Alamat pengiriman" className="min-w-0">
      <Field
        label="Alamat pengiriman"
        group
        error={error}
        aside={
          <span className="flex gap-4">
            {others > 0 && !changing && (
              <button type="button" className={linkClass} onClick={() => setChanging(true)}>
                Ganti ({others})
              </button>
            )}
            <button type="button" className={linkClass} onClick={add}>
              Tambah alamat
            </button>
          </span>
        }
      >
        <div className="grid gap-2">
          {(changing || !chosen ? addresses : [chosen]).map((address) => (
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
    </section>
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
