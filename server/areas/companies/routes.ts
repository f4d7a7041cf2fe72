import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress } from './add-address.ts'
import { changeAddress, preferAddress, removeAddress } from './change-address.ts'
import { changeCompany } from './change-company.ts'
import { findAddresses } from './queries.ts'
import { findCompanyProfile } from './queries-profile.ts'
import { addressView, readAddress } from './views.ts'
import { companyView, readCompany } from './views-members.ts'

const calls = contract.orders
const own = contract.companies

export const companyRoutes: Route[] = [
  route(calls.addresses, async (deps, buyer) => ({
    data: (await findAddresses(deps.db, buyer.companyId)).map(addressView),
  })),
  route(calls.addAddress, async (deps, buyer, body) => ({
    data: addressView(await addAddress(deps, buyer, readAddress(body))),
  })),
  route(own.changeAddress, async (deps, buyer, body) => {
    await changeAddress(deps, buyer, body.alamat_id, readAddress(body))
    return {}
  }),
  route(own.removeAddress, async (deps, buyer, body) => {
    await removeAddress(deps, buyer, body.alamat_id)
    return {}
  }),
  route(own.preferAddress, async (deps, buyer, body) => {
    await preferAddress(deps, buyer, body.alamat_id)
    return {}
  }),
  route(own.detail, async (deps, member) => ({
    data: companyView(await findCompanyProfile(deps.db, member.companyId)),
  })),
  route(own.change, async (deps, member, body) => {
    await changeCompany(deps, member, readCompany(body))
    return {}
  }),
]
