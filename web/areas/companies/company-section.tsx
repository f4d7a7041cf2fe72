import { businessTypeLabel } from '#domain/companies/business-type.ts'
import type { CompanyDetail } from '#domain/companies/contract.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CompanyForm } from './company-form.tsx'
import { Section } from './section.tsx'

interface Props {
  company: CompanyDetail
  /** Whether the role may change it. */
  mayChange: boolean
}

/** The company the user acts for: its owner changes it, others read it [REG-3]. */
export function CompanySection({ company, mayChange }: Props) {
  return (
    <Section title="Perusahaan" lead="Dipakai pada pesanan, faktur, dan saat mengajukan langganan.">
      {mayChange ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
    </Section>
  )
}

function CompanyFacts({ company }: { company: CompanyDetail }) {
  const place = [company.alamat, company.kota, company.provinsi].filter(Boolean).join(', ')
  return (
    <>
      <Notice className="mb-5">Hanya pemilik yang dapat mengubah data perusahaan.</Notice>
      <FactList
        className="sm:grid-cols-2!"
        facts={[
          { label: 'Nama perusahaan', value: company.nama },
          { label: 'Jenis usaha', value: company.tipe_bisnis_lain ?? businessTypeLabel(company.tipe_bisnis) },
          { label: 'NPWP', value: company.npwp ?? 'Belum diisi' },
          { label: 'NIB', value: company.nib ?? 'Belum diisi' },
          { label: 'Telepon', value: company.telepon || 'Belum diisi' },
          { label: 'Alamat', value: place || 'Belum diisi' },
        ]}
      />
    </>
  )
}
