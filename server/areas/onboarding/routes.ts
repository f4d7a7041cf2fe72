import type { Buyer } from '#domain/accounts/actor.ts'
import { sellerType } from '#domain/catalogue/seller-type.ts'
import { contract } from '#domain/contract.ts'
import { application, licences } from '#domain/onboarding/codec.ts'
import { applicationDocument } from '#domain/onboarding/document-kind.ts'
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
  route(calls.writeCompany, async (deps, owner, { versi, tipe_seller, nama_nib, nib, npwp, pkp, kurs }) => {
    const step = { sellerType: sellerType.decode(tipe_seller), legalName: nama_nib, nib, npwp }
    await writeApplication(deps, owner, versi, { ...step, isPkp: pkp, exchangeRate: kurs })
    return shown(deps, owner)
  }),
  route(calls.writeLicences, async (deps, owner, { versi, izin }) => {
    await writeApplication(deps, owner, versi, { licences: licences.decode(izin) })
    return shown(deps, owner)
  }),
  route(calls.writeBank, async (deps, owner, { versi, bank, nomor_rekening: bankNumber, atas_nama: bankHolder }) => {
    await writeApplication(deps, owner, versi, { bank, bankNumber, bankHolder })
    return shown(deps, owner)
  }),
  route(calls.uploadFile, async (deps, owner, { jenis }, { file }) => {
    await keepApplicationFile(deps, owner, applicationDocument.decode(jenis), file)
    return shown(deps, owner)
  }),
  route(calls.removeFile, async (deps, owner, { dokumen_id }) => {
    await removeApplicationFile(deps, owner, dokumen_id)
    return shown(deps, owner)
  }),
  route(calls.file, (deps, owner, { dokumen_id }) => readApplicationFile(deps, owner, dokumen_id)),
  route(calls.submit, async (deps, owner, { versi }) => {
    await submitApplication(deps, owner, versi)
    return shown(deps, owner)
  }),
  route(calls.renew, async (deps, owner, { versi }) => {
    await renewApplication(deps, owner, versi)
    return shown(deps, owner)
  }),
]

async function shown(deps: Deps, owner: Buyer) {
  return { data: application.encode(applicationView(await showApplication(deps, owner), owner, deps.now())) }
}
