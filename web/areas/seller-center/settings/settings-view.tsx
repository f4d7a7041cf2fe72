import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Link } from 'react-router'
import { ACCOUNTS_PATH } from '#domain/bank-accounts/notice.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { comingHolidaysQuery } from '#web/areas/calendar/public.ts'
import { HoursSection, SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { NEGO_SETTINGS_PATH } from '#web/areas/negotiations/public.ts'
import { EntryRuleSection } from '#web/areas/subscriptions/entry-rule-section.tsx'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { TEAM_PATH } from '../paths.ts'
import { DeliverySection } from './delivery-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { deliveryQuery, shopQuery } from './queries.ts'
import { type CurrentDelivery, useCurrentDelivery } from './use-current-delivery.ts'

/** The shop's settings for its owner, each section saved on its own [SHOP-8]. */
export function SettingsView() {
  const { filled, ...current } = useCurrentDelivery()
  return (
    <div className="grid max-w-200 gap-5">
      <ProfileSection />
      <PicturesSection />
      <HoursSection />
      <EntryRuleSection />
      <DeliverySection key={`delivery ${filled}`} {...current} />
      <HolidaysSection key={`holidays ${filled}`} {...current} />
      <Section title="Diatur di halaman lain">
        <ul className="divide-y divide-line">
          {elsewhere.map(({ to, label, text }) => (
            <li key={label}>
              <Link to={to} className="group flex items-center gap-3 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-primary group-hover:underline">{label}</span>
                  <span className="block text-sm text-mute">{text}</span>
                </span>
                <Icon name="chevron-right" size={18} className="text-mute" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

const elsewhere = [
  { to: SELLER_CHAT_PATH, label: 'Balasan cepat', text: 'Di halaman chat, di bawah sebuah percakapan.' },
  {
    to: NEGO_SETTINGS_PATH,
    label: 'Pengaturan nego',
    text: 'Harga kesepakatan dan balasan otomatis.',
  },
  {
    to: CUSTOMERS_PATH,
    label: 'Tipe pembayaran dan wewenang sales',
    text: 'Di halaman langganan: apa yang boleh diberikan, dan milik tiap pelanggan.',
  },
  {
    to: ACCOUNTS_PATH,
    label: 'Rekening',
    text: 'Tempat pembayaran pesanan diterima, dan rekening yang sedang diperiksa.',
  },
  { to: TEAM_PATH, label: 'Tim', text: 'Siapa yang bekerja di toko ini, dan perannya.' },
  { to: '/akun/profile', label: 'Data perusahaan', text: 'Nama, alamat, kota, NPWP, dan telepon.' },
]

/** The text on the seller's page [SHOP-8]. */
function ProfileSection() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const change = useAct('pusat-seller/pengaturan/profil/ubah', {
    shows: shopQuery,
    refreshes: ['pusat-seller/pengaturan/profil'],
    done: 'Profil toko tersimpan',
    failed: 'Profil toko belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  })
  const client = useQueryClient()
  // what the text was changed from: a colleague's is not written over unseen
  const [base, setBase] = useState({ about: shop.about, byColleague: false })
  const form = useCallForm(change, {
    start: { about: shop.about },
    body: (typed) => ({ ...typed, seen: base.about }),
    answered: ({ data }) => {
      draft.forget()
      setBase({ about: data.about, byColleague: false })
    },
    onRefused: ({ sentence, movedOn }) => {
      toast.failure(sentence)
      // refetched before the refusal was shown
      const newest = client.getQueryData(shopQuery.queryKey)
      if (movedOn && newest) setBase({ about: newest.about, byColleague: true })
    },
    keep: true,
  })
  const restore = (about: string | null) => setBase((now) => ({ ...now, about: about ?? now.about }))
  const draft = useFormDraft(form, 'shop-profile', restore, base.about)
  return (
    <Section
      title="Profil toko"
      lead={`${shop.name} · ${shop.city}, ${shop.province}`}
      aside={
        <Link to={`/seller/${shop.username}`} className="text-link text-sm">
          Lihat halaman toko
        </Link>
      }
    >
      <form onSubmit={form.send} className="grid gap-4">
        {base.byColleague && (
          <Notice tone="attention" title="Rekan Anda menyimpan profil ini lebih dulu">
            <p className="whitespace-pre-line wrap-anywhere">{base.about || 'Tanpa isi.'}</p>
          </Notice>
        )}
        <TextareaField
          form={form}
          name="about"
          label="Tentang toko"
          optional
          hint="Tampil di bawah nama Anda: apa yang Anda jual, untuk siapa, dan keunggulannya."
          maxLength={LONGEST.aboutShop}
        />
        <div>
          <Button type="submit" working={form.working}>
            Simpan profil
          </Button>
        </div>
      </form>
    </Section>
  )
}

interface Typed {
  holidays: { day: string; name: string }[]
}

/** The days on which the seller is closed [SHOP-8]. */
function HolidaysSection({ delivery, saving }: CurrentDelivery) {
  const change = useAct('pusat-seller/pengaturan/kirim/libur', {
    shows: deliveryQuery,
    done: 'Hari libur tersimpan',
    failed: 'Hari libur belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/pengaturan/kirim'],
  })
  const start: Typed = { holidays: delivery.holidays.map(({ day, name }) => ({ day: writeDay(day), name })) }
  const form = useCallForm(change, {
    start,
    body: ({ holidays }: Typed) => ({
      version: delivery.version,
      holidays: holidays.map(({ day, name }) => ({ day: readDay(day) ?? '', name })),
    }),
    // errors inside a list are not taken from the contract
    faults: ({ holidays }) => Object.fromEntries(holidays.flatMap(faultsOf)),
    keep: true,
    ...saving,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'holidays' })
  const errors = form.formState.errors.holidays
  const client = useQueryClient()
  const [taking, setTaking] = useState(false)

  async function takeNational(): Promise<void> {
    setTaking(true)
    const coming = await client.fetchQuery(comingHolidaysQuery).catch(() => null)
    setTaking(false)
    if (!coming) return toast.failure('Hari libur nasional belum dapat diambil. Coba lagi.')
    const typed = form.getValues('holidays').map(({ day }) => readDay(day))
    const missing = coming.filter(({ day }) => !typed.includes(day)).slice(0, MOST.holidays - typed.length)
    append(missing.map(({ day, name }) => ({ day: writeDay(day), name: name.slice(0, LONGEST.addressLabel) })))
    if (missing.length === 0) toast.success('Semua hari libur nasional sudah ada.')
    else toast.success(`${missing.length} hari ditambahkan. Hapus yang tetap Anda kirim, lalu simpan.`)
  }

  return (
    <Section title="Hari libur" lead="Pada hari ini tidak ada pengiriman; pembeli tidak dapat memintanya.">
      <form onSubmit={form.send} className="grid gap-4">
        {errors?.message && <Notice tone="danger">{errors.message}</Notice>}
        {fields.map((field, index) => (
          <div
            key={field.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_auto]"
          >
            <Field
              hideLabel
              label={`Tanggal libur ${index + 1}`}
              error={errors?.[index]?.day?.message}
              className="max-sm:col-span-full"
            >
              <DayInput {...form.register(`holidays.${index}.day`)} />
            </Field>
            <TextField
              form={form}
              name={`holidays.${index}.name`}
              hideLabel
              label={`Keterangan libur ${index + 1}`}
              placeholder="Misalnya stok opname"
              maxLength={LONGEST.addressLabel}
            />
            <IconButton icon="trash" label={`Hapus libur ${index + 1}`} onClick={() => remove(index)} />
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          {fields.length < MOST.holidays && (
            <Button
              variant="secondary"
              icon={<Icon name="plus" size={18} />}
              onClick={() => append({ day: '', name: '' })}
            >
              Tambah hari libur
            </Button>
          )}
          {fields.length < MOST.holidays && (
            <Button variant="secondary" working={taking} onClick={() => void takeNational()}>
              Ambil libur nasional
            </Button>
          )}
          <Button type="submit" working={form.working}>
            Simpan hari libur
          </Button>
        </div>
      </form>
    </Section>
  )
}

function faultsOf(
  { day: typed, name }: Typed['holidays'][number],
  place: number,
  all: Typed['holidays'],
): [string, string][] {
  const day = readDay(typed)
  const isTwice = all.slice(0, place).some((other) => readDay(other.day) === day)
  const dayFault = !day ? 'Tulis tanggal seperti 31/12/2026.' : isTwice ? 'Tanggal ini sudah disebut.' : null
  return [
    ...(dayFault ? [[`holidays.${place}.day`, dayFault] as [string, string]] : []),
    ...(name.trim() === '' ? [[`holidays.${place}.name`, 'Keterangan harus diisi.'] as [string, string]] : []),
  ]
}
