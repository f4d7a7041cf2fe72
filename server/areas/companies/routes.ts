import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress } from './add-address.ts'
import { changeAddress, preferAddress, removeAddress } from './change-address.ts'
import { changeCompany } from './change-company.ts'
import { findAddresses } from './queries.ts'
import { findCompanyProfile } from './queries-profile.ts'
import { addressView, companyView, readAddress, readCompany } from './views.ts'

const { companies, addresses } = contract

export const companyRoutes: Route[] = [
  route(addresses.list, async (deps, buyer) => ({
    data: (await findAddresses(deps.db, buyer.companyId)).map(addressView),
  })),
  route(addresses.add, async (deps, buyer, body) => ({
    data: addressView(await addAddress(deps, buyer, readAddress(body))),
  })),
  route(addresses.change, async (deps, buyer, body) => {
    await changeAddress(deps, buyer, body.alamat_id, readAddress(body))
    return {}
  }),
  route(addresses.remove, async (deps, buyer, body) => {
    await removeAddress(deps, buyer, body.alamat_id)
    return {}
  }),
  route(addresses.prefer, async (deps, buyer, body) => {
    await preferAddress(deps, buyer, body.alamat_id)
    return {}
  }),
  route(companies.detail, async (deps, member) => ({
    data: companyView(await findCompanyProfile(deps.db, member.companyId)),
  })),
  route(companies.change, async (deps, member, body) => {
    await changeCompany(deps, member, readCompany(body))
    return {}
  }),
]
