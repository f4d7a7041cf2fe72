import type { Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { keepApplicationFile, removeApplicationFile } from './keep-application-file.ts'
import { readApplicationFile, showApplication } from './show-application.ts'
import { renewApplication, submitApplication } from './submit-application.ts'
import { applicationView } from './views.ts'
import { writeApplication } from './write-application.ts'

const calls = contract.applications

/** A company's own application to sell [SHOP-1]. */
export const applicationRoutes: Route[] = [
  route(calls.own, (deps, owner) => shown(deps, owner)),
  route(calls.writeCompany, async (deps, owner, { version, sellerType, legalName, nib, npwp, isPkp, exchangeRate }) => {
    const step = { sellerType, legalName, nib, npwp }
    await writeApplication(deps, owner, version, { ...step, isPkp, exchangeRate })
    return shown(deps, owner)
  }),
  route(calls.writeLicences, async (deps, owner, { version, licences }) => {
    await writeApplication(deps, owner, version, { licences })
    return shown(deps, owner)
  }),
  route(calls.writeBank, async (deps, owner, { version, bank, bankNumber, bankHolder }) => {
    await writeApplication(deps, owner, version, { bank, bankNumber, bankHolder })
    return shown(deps, owner)
  }),
  route(calls.uploadFile, async (deps, owner, { kind }, { file }) => {
    await keepApplicationFile(deps, owner, kind, file)
    return shown(deps, owner)
  }),
  route(calls.removeFile, async (deps, owner, { documentId }) => {
    await removeApplicationFile(deps, owner, documentId)
    return shown(deps, owner)
  }),
  route(calls.file, (deps, owner, { documentId }) => readApplicationFile(deps, owner, documentId)),
  route(calls.submit, async (deps, owner, { version }) => {
    await submitApplication(deps, owner, version)
    return shown(deps, owner)
  }),
  route(calls.renew, async (deps, owner, { version }) => {
    await renewApplication(deps, owner, version)
    return shown(deps, owner)
  }),
]

async function shown(deps: Deps, owner: Buyer) {
  return { data: applicationView(await showApplication(deps, owner), owner, deps.now()) }
}
