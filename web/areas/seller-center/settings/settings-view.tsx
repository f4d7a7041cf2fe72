import { Link } from 'react-router'
import { ACCOUNTS_PATH } from '#domain/banking/notice.ts'
import { HoursSection, SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { NEGO_SETTINGS_PATH } from '#web/areas/negotiations/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { TEAM_PATH } from '../paths.ts'
import { DeliverySection } from './delivery-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { ProfileSection } from './profile-section.tsx'
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
