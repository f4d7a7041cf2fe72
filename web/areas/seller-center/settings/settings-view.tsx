import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ACCOUNTS_PATH } from '#domain/banking/notice.ts'
import { LONGEST } from '#domain/limits.ts'
import { HoursSection, SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { NEGO_SETTINGS_PATH } from '#web/areas/negotiations/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { useKeptForm } from '#web/lib/form/kept-form.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { TEAM_PATH } from '../paths.ts'
import { DeliverySection } from './delivery-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { shopQuery } from './queries.ts'
import { useSeenDelivery } from './use-seen-delivery.ts'

/** What the owner of a seller decides for the shop, each part saved on its own [SHOP-8]. */
export function SettingsView() {
  const { filled, ...seen } = useSeenDelivery()
  return (
    <div className="grid max-w-200 gap-5">
      <ProfileSection />
      <PicturesSection />
      <HoursSection />
      <DeliverySection key={`delivery ${filled}`} {...seen} />
      <HolidaysSection key={`holidays ${filled}`} {...seen} />
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

/** What the seller's page says of it [SHOP-8]. */
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
  const [seen, setSeen] = useState({ about: shop.about, byColleague: false })
  const form = useCallForm(change, {
    start: { about: shop.about },
    body: (typed) => ({ ...typed, seen: seen.about }),
    answered: ({ data }) => {
      draft.forget()
      setSeen({ about: data.about, byColleague: false })
    },
    onRefused: ({ sentence, movedOn }) => {
      toast.failure(sentence)
      // asked again before the refusal was told
      const newest = client.getQueryData(shopQuery.queryKey)
      if (movedOn && newest) setSeen({ about: newest.about, byColleague: true })
    },
    keep: true,
  })
  const restore = (about: string | null) => setSeen((now) => ({ ...now, about: about ?? now.about }))
  const draft = useKeptForm(form, 'shop-profile', restore, seen.about)
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
        {seen.byColleague && (
          <Notice tone="attention" title="Rekan Anda menyimpan profil ini lebih dulu">
            <p className="whitespace-pre-line wrap-anywhere">{seen.about || 'Tanpa isi.'}</p>
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
