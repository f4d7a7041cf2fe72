import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { refuseForeignLink } from '#server/platform/http/same-origin.ts'
import { downloadCompany, downloadOwn } from './download-own.ts'

export const personalDataRoutes: Route[] = [
  route(contract.personalData.download, async (deps, member, _body, { request }) => {
    refuseForeignLink(request)
    return downloadOwn(deps, member)
  }),
  route(contract.personalData.downloadCompany, async (deps, member, _body, { request }) => {
    refuseForeignLink(request)
    return downloadCompany(deps, member)
  }),
]
