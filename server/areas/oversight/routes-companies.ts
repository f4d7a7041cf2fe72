import { contract } from '#domain/contract.ts'
import { companyPage, overseenCompany } from '#domain/oversight/codec-companies.ts'
import { companyAge, tradingKind } from '#domain/oversight/company-kind.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listCompanies, showCompany } from './show-companies.ts'
import { companyView, listedView } from './views.ts'

const calls = contract.companyOversight

/** Every company in the administrators' hands [ADM-2]. */
export const companyOversightRoutes: Route[] = [
  route(calls.list, async (deps, _administrator, { keyword = '', jenis, umur, ditangguhkan, setelah, per_halaman }) => {
    const { companies, next } = await listCompanies(deps, {
      keyword,
      kind: jenis && tradingKind.decode(jenis),
      age: umur && companyAge.decode(umur),
      suspended: ditangguhkan === true,
      after: setelah ?? undefined,
      perPage: per_halaman,
    })
    return { data: companyPage.encode({ companies: companies.map(listedView), next }) }
  }),
  route(calls.detail, async (deps, administrator, { perusahaan_id }) => {
    return { data: overseenCompany.encode(companyView(await showCompany(deps, perusahaan_id), administrator)) }
  }),
]
