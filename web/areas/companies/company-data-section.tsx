import { fileAddress } from '#web/lib/api/file-address.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The download of the company's data, for its owner [OPS-5]. */
export function CompanyDataSection() {
  return (
    <Section
      title="Data perusahaan"
      lead="Semua yang kami simpan untuk perusahaan Anda dalam satu zip: pesanan, dokumen, chat, dan lainnya sebagai JSON dan CSV, beserta berkasnya. Unduhan dicatat dalam audit."
    >
      <a href={fileAddress('perusahaan/data/unduh', {})} download className={buttonClass({ variant: 'secondary' })}>
        <Icon name="download" size={17} />
        Unduh data perusahaan
      </a>
    </Section>
  )
}
