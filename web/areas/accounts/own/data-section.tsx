import { fileAddress } from '#web/lib/api/file-address.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The download of the person's own data [OPS-5]. */
export function DataSection() {
  return (
    <Section
      title="Data saya"
      lead="Semua yang kami simpan tentang Anda dalam satu zip: JSON dan CSV untuk spreadsheet. Harga, dokumen, dan berkas adalah milik perusahaan: pemiliknya mengunduhnya di bagian Perusahaan."
    >
      <a href={fileAddress('akun/data/unduh', {})} download className={buttonClass({ variant: 'secondary' })}>
        <Icon name="download" size={17} />
        Unduh data saya
      </a>
    </Section>
  )
}
