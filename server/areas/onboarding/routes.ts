import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decideApplication } from './decide-application.ts'
import { keepApplicationFile, removeApplicationFile } from './keep-application-file.ts'
import {
  applicationView,
  openFile,
  queuedView,
  readApplicationFile,
  showApplication,
  showQueue,
  showVerification,
  verificationView,
} from './show-application.ts'
import { renewApplication, submitApplication, writeApplication } from './submit-application.ts'
import { reopenShop, suspendShop } from './suspend-shop.ts'

export const applicationRoutes: readonly Route[] = [
  // A company's own application to sell [SHOP-1].
  route(contract.applications.own, (deps, owner) => shown(deps, owner)),
  route(
    contract.applications.writeCompany,
    async (deps, owner, { version, sellerType, legalName, nib, npwp, isPkp, exchangeRate }) => {
      const step = { sellerType, legalName, nib, npwp }
      await writeApplication(deps, owner, version, { ...step, isPkp, exchangeRate })
      return shown(deps, owner)
    },
  ),
  route(contract.applications.writeLicences, async (deps, owner, { version, licences }) => {
    await writeApplication(deps, owner, version, { licences })
    return shown(deps, owner)
  }),
  route(contract.applications.writeBank, async (deps, owner, { version, bank, bankNumber, bankHolder }) => {
    await writeApplication(deps, owner, version, { bank, bankNumber, bankHolder })
    return shown(deps, owner)
  }),
  route(contract.applications.uploadFile, async (deps, owner, { kind }, { file }) => {
    await keepApplicationFile(deps, owner, kind, file)
    return shown(deps, owner)
  }),
  route(contract.applications.removeFile, async (deps, owner, { documentId }) => {
    await removeApplicationFile(deps, owner, documentId)
    return shown(deps, owner)
  }),
  route(contract.applications.file, (deps, owner, { documentId }) => readApplicationFile(deps, owner, documentId)),
  route(contract.applications.submit, async (deps, owner, { version }) => {
    await submitApplication(deps, owner, version)
    return shown(deps, owner)
  }),
  route(contract.applications.renew, async (deps, owner, { version }) => {
    await renewApplication(deps, owner, version)
    return shown(deps, owner)
  }),

  // Companies that come in as sellers, as administrators decide them [ADM-2].
  route(contract.verifications.queue, async (deps, _administrator, { state, keyword, page, perPage }) => {
    const { applications, ...queue } = await showQueue(deps, { state, keyword, page, perPage })
    return {
      data: {
        ...queue,
        applications: applications.map(queuedView),
        serverTime: deps.now().toISOString(),
      },
    }
  }),
  route(contract.verifications.detail, (deps, administrator, { id }) => shownAdmin(deps, administrator, id)),
  route(contract.verifications.file, (deps, administrator, { documentId }) =>
    openFile(deps, administrator, documentId),
  ),
  route(contract.verifications.decide, async (deps, administrator, { id, version, ...said }) => {
    const decided = { ...said, reasons: [...new Set(said.reasons)], note: said.note || null }
    await decideApplication(deps, administrator, { id, version }, decided)
    return shownAdmin(deps, administrator, id)
  }),
  route(contract.verifications.suspend, async (deps, administrator, { id, version, note }) => {
    await suspendShop(deps, administrator, { id, version }, note)
    return shownAdmin(deps, administrator, id)
  }),
  route(contract.verifications.reopen, async (deps, administrator, { id, version, note }) => {
    await reopenShop(deps, administrator, { id, version }, note || null)
    return shownAdmin(deps, administrator, id)
  }),
]

async function shown(deps: Deps, owner: Buyer) {
  return { data: applicationView(await showApplication(deps, owner), owner, deps.now()) }
}

async function shownAdmin(deps: Deps, administrator: Administrator, id: string) {
  return { data: verificationView(await showVerification(deps, id), administrator) }
}
