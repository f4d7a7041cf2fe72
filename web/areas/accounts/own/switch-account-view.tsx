import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyEntry } from '#domain/accounts/contract-own.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { ownCompaniesQuery } from './queries.ts'
import { useActFor } from './use-act-for.ts'

const kinds: Record<CompanyEntry['kind'], string> = { buyer: 'Pembeli', seller: 'Seller', platform: 'Platform' }

/** The user's companies, to choose the one to act for [SESS-5]. */
export function SwitchAccountView() {
  const { data: companies } = useSuspenseQuery(ownCompaniesQuery)
  const { actFor } = useActFor()
  const [picked, setPicked] = useState<string>()

  async function pick(companyId: string) {
    setPicked(companyId)
    if (!(await actFor(companyId))) setPicked(undefined)
  }

  return (
    <>
      <ul className="grid max-w-160 gap-3">
        {companies.map((company) => (
          <li key={company.id}>
            <button
              type="button"
              aria-current={company.current || undefined}
              aria-disabled={company.current || picked !== undefined}
              onClick={() => company.current || picked || void pick(company.id)}
              className="flex w-full cursor-pointer items-center gap-4 rounded-card border border-line bg-paper p-4 text-start transition-colors hover:border-primary aria-[current]:cursor-default aria-[current]:border-primary aria-[current]:bg-primary-wash"
            >
              <Avatar name={company.name} square />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{company.name}</span>
                <span className="block text-sm text-mute">
                  {kinds[company.kind]} · {roleLabel(company.role)}
                </span>
              </span>
              {company.current && <StatusPill tone="primary">Sedang dipakai</StatusPill>}
              {picked === company.id && (
                <span role="status" className="flex items-center gap-2 text-sm text-mute">
                  <Spinner size={20} />
                  proses berjalan . . .
                </span>
              )}
              {!company.current && picked !== company.id && (
                <Icon name="chevron-right" size={20} className="text-mute" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {companies.length === 1 && (
        <p className="mt-4 max-w-160 text-sm text-mute">
          Akun Anda terdaftar di satu perusahaan. Perusahaan lain dapat mengundang Anda melalui e-mail.
        </p>
      )}
    </>
  )
}
