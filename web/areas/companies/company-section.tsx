import { useSuspenseQuery } from '@tanstack/react-query'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import type { Company } from '#domain/companies/contract.ts'
import { inGroups } from '#domain/format.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CompanyForm } from './company-form.tsx'
import { companyQuery } from './queries.ts'

interface Props {
  companyId: string
  /** Whether the role may change it. */
  mayChange: boolean
}

/** The company the user acts for: its owner can change it, others read it [REG-3]. */
export function CompanySection({ companyId, mayChange }: Props) {
  const { data: company } = useSuspenseQuery(companyQuery(companyId))
  return (
    <Section title="Perusahaan" lead="Dipakai pada pesanan, faktur, dan saat mengajukan langganan.">
      {mayChange ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
    </Section>
  )
}

function CompanyFacts({ company }: { company: Company }) {
  const addressLine = [company.address, company.city, company.province].filter(Boolean).join(', ')
  return (
    <>
      <Notice className="mb-5">Hanya pemilik yang dapat mengubah data perusahaan.</Notice>
      <FactList
        className="sm:grid-cols-2!"
        facts={[
          { label: 'Nama perusahaan', value: company.name },
          { label: 'Tipe bisnis', value: company.otherBusiness ?? businessTypeLabel(company.businessType) },
          { label: 'NPWP', value: company.npwp ? inGroups(company.npwp) : 'Belum diisi' },
          { label: 'NIB', value: company.nib ?? 'Belum diisi' },
          { label: 'Telepon', value: company.phone || 'Belum diisi' },
          { label: 'Alamat', value: addressLine || 'Belum diisi' },
        ]}
      />
    </>
  )
}
