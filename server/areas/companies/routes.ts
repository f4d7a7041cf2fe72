import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress } from './add-address.ts'
import { findAddresses } from './queries.ts'
import { addressView, readAddress } from './views.ts'

const calls = contract.orders

export const companyRoutes: Route[] = [
  route(calls.addresses, async (deps, buyer) => ({
    data: (await findAddresses(deps.db, buyer.companyId)).map(addressView),
  })),
  route(calls.addAddress, async (deps, buyer, body) => ({
    data: addressView(await addAddress(deps, buyer, readAddress(body))),
  })),
]
