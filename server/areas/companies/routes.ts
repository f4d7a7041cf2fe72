import type { AddressBody } from '#domain/companies/contract-addresses.ts'
import { type ShopPictureKind, shopPictureUrl } from '#domain/companies/shop-picture.ts'
import { contract } from '#domain/contract.ts'
import type { PhotoWidth } from '#domain/files/photo.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress, changeAddress, preferAddress, removeAddress } from './addresses.ts'
import { changeCompany } from './change-company.ts'
import { documentSlots, documentView, keepDocument, readDocument, removeDocument, showDocuments } from './documents.ts'
import { type AddressFacts, findAddresses } from './queries.ts'
import { findIsPkp } from './queries-documents.ts'
import { findCompanyProfile } from './queries-profile.ts'
import { findShop } from './queries-shops.ts'
import { changeAbout } from './shop.ts'
import { showPicture, takePictureOff } from './shop-pictures.ts'

const { companies, addresses } = contract

// as wide as each is shown on a screen of two pixels a point
const widths: Record<ShopPictureKind, PhotoWidth> = { logo: 320, banner: 1600 }

export const companyRoutes: readonly Route[] = [
  route(addresses.list, async (deps, buyer) => ({
    data: await findAddresses(deps.db, buyer.companyId),
  })),
  route(addresses.add, async (deps, buyer, body) => ({
    data: await addAddress(deps, buyer, factsOf(body)),
  })),
  route(addresses.change, async (deps, buyer, body) => {
    await changeAddress(deps, buyer, body.id, factsOf(body))
    return {}
  }),
  route(addresses.remove, async (deps, buyer, body) => {
    await removeAddress(deps, buyer, body.id)
    return {}
  }),
  route(addresses.prefer, async (deps, buyer, body) => {
    await preferAddress(deps, buyer, body.id)
    return {}
  }),
  route(companies.detail, async (deps, member) => ({
    data: await findCompanyProfile(deps.db, member.companyId),
  })),
  route(
    companies.change,
    async (deps, member, { companyId: _own, version: expectedVersion, otherBusiness, ...facts }) => ({
      data: await changeCompany(deps, member, { ...facts, otherBusiness: otherBusiness || null, expectedVersion }),
    }),
  ),

  // Documents of a company [REG-3].
  route(contract.documents.documents, async (deps, { companyId }) => ({
    data: documentSlots(await showDocuments(deps.db, companyId, deps.now()), {
      isPkp: await findIsPkp(deps.db, companyId),
    }),
  })),
  route(contract.documents.uploadDocument, async (deps, member, { kind }, { file }) => ({
    data: documentView(await keepDocument(deps, member, kind, file)),
  })),
  route(contract.documents.removeDocument, async (deps, member, body) => {
    await removeDocument(deps, member, body.id)
    return {}
  }),
  route(contract.documents.documentFile, (deps, member, body) => readDocument(deps, member.companyId, body.id)),

  // What a seller shows of itself, for its owner [SHOP-8].
  route(contract.shop.own, (deps, { companyId }) => answer(deps, companyId)),
  route(contract.shop.change, async (deps, seller, { about, seen }) => {
    await changeAbout(deps, seller, about, seen)
    return answer(deps, seller.companyId)
  }),
  route(contract.shop.addPicture, async (deps, seller, { kind }, { file }) => {
    await showPicture(deps, seller, kind, file.content)
    return answer(deps, seller.companyId)
  }),
  route(contract.shop.removePicture, async (deps, seller, { kind }) => {
    await takePictureOff(deps, seller, kind)
    return answer(deps, seller.companyId)
  }),
]

// drops other fields of the body, such as the company
function factsOf({ label, recipient, phone, street, city, province, postalCode, nitku }: AddressBody): AddressFacts {
  return { label, recipient, phone, street, city, province, postalCode, nitku: nitku || null }
}

async function answer({ db }: Deps, companyId: CompanyId) {
  const { logo, banner, ...same } = await findShop(db, companyId)
  const urlOf = (kind: ShopPictureKind, hash: string | null) => hash && shopPictureUrl(hash, widths[kind])
  return { data: { ...same, logo: urlOf('logo', logo), banner: urlOf('banner', banner) } }
}
