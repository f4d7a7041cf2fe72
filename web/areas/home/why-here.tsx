import { Icon, type IconName } from '#web/ui/picture/icon.tsx'

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Gratis ongkir wilayah tertentu',
    text: 'Pengiriman tanpa biaya ke wilayah yang dilayani gudang seller.',
  },
  {
    icon: 'globe',
    title: 'Akses fleksibel',
    text: 'Dari kantor, gudang, atau ponsel: keranjang dan pesanan Anda selalu sama.',
  },
  {
    icon: 'shield',
    title: 'Aman dan terjaga',
    text: 'Harga khusus Anda hanya terlihat oleh perusahaan Anda.',
  },
  {
    icon: 'tag',
    title: 'Harga bersaing',
    text: 'Banyak distributor dalam satu katalog, dengan harga menurut kesepakatan Anda.',
  },
]

/** Reasons to buy here [HOME-3]. */
export function WhyHere() {
  return (
    <section aria-labelledby="mengapa">
      <h2 id="mengapa" className="mb-4 text-xl">
        Mengapa belanja di sini
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="bg-paper p-5">
            <Icon name={icon} size={26} className="text-primary" />
            <h3 className="mt-2.5 text-base">{title}</h3>
            <p className="mt-1 text-sm text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
