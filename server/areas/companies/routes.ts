import { list } from '#domain/codec.ts'
import { address, addressFacts, company, companyChange } from '#domain/companies/codec.ts'
import type { AddressBody } from '#domain/companies/contract-addresses.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress } from './add-address.ts'
import { changeAddress, preferAddress, removeAddress } from './change-address.ts'
import { changeCompany } from './change-company.ts'
import { findAddresses } from './queries.ts'
import { findCompanyProfile } from './queries-profile.ts'

const { companies, addresses } = contract

export const companyRoutes: Route[] = [
  route(addresses.list, async (deps, buyer) => ({
    data: list(address).encode(await findAddresses(deps.db, buyer.companyId)),
  })),
  route(addresses.add, async (deps, buyer, body) => ({
    data: address.encode(await addAddress(deps, buyer, addressFacts.decode(factsOf(body)))),
  })),
  route(addresses.change, async (deps, buyer, body) => {
    await changeAddress(deps, buyer, body.alamat_id, addressFacts.decode(factsOf(body)))
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
    data: company.encode(await findCompanyProfile(deps.db, member.companyId)),
  })),
  route(companies.change, async (deps, member, body) => {
    const facts = companyChange.decode({ ...body, tipe_bisnis_lain: body.tipe_bisnis_lain || null })
    return { data: company.encode(await changeCompany(deps, member, { ...facts, seenVersion: body.versi })) }
  }),
]

function factsOf(body: AddressBody) {
  return { ...body, nitku: body.nitku || null }
}
