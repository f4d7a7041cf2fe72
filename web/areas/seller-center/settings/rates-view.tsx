import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { provinces } from '#domain/companies/provinces.ts'
import { typedAmount } from '#domain/numbers/number-text.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { deliveryQuery } from './queries.ts'
import { rateFaults, ratesAsCsv, ratesOf, type TypedRate, typedRates } from './typed-rates.ts'
import { type CurrentDelivery, useCurrentDelivery } from './use-current-delivery.ts'

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** Delivery rates by province, as a table that is saved whole [SHOP-8]. */
export function RatesView() {
  const { filled, ...current } = useCurrentDelivery()
  return <Rates key={filled} {...current} />
}

function Rates({ delivery, saving }: CurrentDelivery) {
  const change = useAct('pusat-seller/pengaturan/kirim/tarif', {
    shows: deliveryQuery,
    done: 'Tarif tersimpan',
    failed: 'Tarif belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/pengaturan/kirim'],
  })
  const form = useCallForm(change, {
    start: { rates: typedRates(delivery.rates) },
    body: ({ rates }: { rates: TypedRate[] }) => ({ version: delivery.version, rates: ratesOf(rates) }),
    // errors inside a list are not taken from the contract
    faults: ({ rates }) => rateFaults(rates),
    keep: true,
    ...saving,
    answered(answer) {
      draft.forget()
      saving.answered(answer)
    },
  })
  // over another state it would be written over what a colleague has saved
  const draft = useFormDraft(form, `tarif-provinsi ${delivery.version}`)
  const [importing, setImporting] = useState(false)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-mute">
          Ongkir sebuah pesanan: biaya dasar, ditambah biaya tiap kg atau liter. Provinsi yang kosong tidak dilayani;
          isi 0 untuk gratis. Pesanan yang sudah dibuat tidak berubah.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" icon={<Icon name="upload" size={18} />} onClick={() => setImporting(true)}>
            Tempel atau unggah
          </Button>
          <Download form={form} />
        </div>
      </div>
      <form onSubmit={form.send}>
        <Card className="max-w-200 overflow-hidden">
          <table className="w-full text-sm">
            <caption className="sr-only">Tarif per provinsi</caption>
            <thead className="bg-page text-start text-mute">
              <tr>
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  Provinsi
                </th>
                <th scope="col" className="px-2 py-2 text-end font-medium">
                  Biaya dasar
                </th>
                <th scope="col" className="px-4 py-2 text-end font-medium">
                  Per kg atau liter
                </th>
              </tr>
            </thead>
            <tbody>
              {provinces.map((province, index) => (
                <tr key={province} className="border-t border-line">
                  <th scope="row" className="px-4 py-1 text-start font-medium">
                    {province}
                  </th>
                  <td className="w-44 px-2 py-1">
                    <AmountField
                      form={form}
                      name={`rates.${index}.base`}
                      read={typedAmount}
                      hideLabel
                      label={`Biaya dasar ke ${province}`}
                      className="num [&_input]:text-end"
                    />
                  </td>
                  <td className="w-44 px-4 py-1">
                    <AmountField
                      form={form}
                      name={`rates.${index}.perUnit`}
                      read={typedAmount}
                      hideLabel
                      label={`Biaya per kg atau liter ke ${province}`}
                      className="num [&_input]:text-end"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <FootBar appearance="page" className="mt-4 flex">
          <Button type="submit" working={form.working}>
            Simpan tarif
          </Button>
        </FootBar>
      </form>
      {importing && (
        <ImportDialog
          open
          onClose={() => setImporting(false)}
          onRead={(rates) => form.setValue('rates', rates, { shouldDirty: true })}
        />
      )}
    </>
  )
}

/** The table as it is typed now, as a file. */
function Download({ form }: { form: Pick<CallForm<{ rates: TypedRate[] }>, 'control'> }) {
  const typed = useWatch({ control: form.control, name: 'rates' })
  // the mark by which spreadsheets know the encoding
  const address = `data:text/csv;charset=utf-8,%EF%BB%BF${encodeURIComponent(ratesAsCsv(typed))}`
  return (
    <a href={address} download="tarif-kirim.csv" className={buttonClass({ variant: 'secondary' })}>
      <Icon name="download" size={18} />
      Unduh CSV
    </a>
  )
}
