import { list } from '#domain/codec.ts'
import {
  address,
  addressFacts,
  company,
  companyChange,
  companyDocument,
  documentPlace,
  shop,
} from '#domain/companies/codec.ts'
import type { AddressBody } from '#domain/companies/contract-addresses.ts'
import { type ShopPictureKind, shopPictureKind, shopPictureUrl } from '#domain/companies/shop-picture.ts'
import { contract } from '#domain/contract.ts'
import type { PhotoWidth } from '#domain/files/photo.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addAddress, changeAddress, preferAddress, removeAddress } from './addresses.ts'
import { changeCompany } from './change-company.ts'
import { documentPlaces, documentView, keepDocument, readDocument, removeDocument, showDocuments } from './documents.ts'
import { findAddresses } from './queries.ts'
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

  // Documents of a company [REG-3].
  route(contract.documents.documents, async (deps, { companyId }) => ({
    data: list(documentPlace).encode(
      documentPlaces(await showDocuments(deps.db, companyId, deps.now()), {
        isPkp: await findIsPkp(deps.db, companyId),
      }),
    ),
  })),
  route(contract.documents.uploadDocument, async (deps, member, { jenis }, { file }) => ({
    data: companyDocument.encode(documentView(await keepDocument(deps, member, jenis, file))),
  })),
  route(contract.documents.removeDocument, async (deps, member, body) => {
    await removeDocument(deps, member, body.dokumen_id)
    return {}
  }),
  route(contract.documents.documentFile, (deps, member, body) => readDocument(deps, member.companyId, body.dokumen_id)),

  // What a seller shows of itself, for its owner [SHOP-8].
  route(contract.shop.own, (deps, { companyId }) => answer(deps, companyId)),
  route(contract.shop.change, async (deps, seller, { tentang, semula }) => {
    await changeAbout(deps, seller, tentang, semula)
    return answer(deps, seller.companyId)
  }),
  route(contract.shop.addPicture, async (deps, seller, { jenis }, { file }) => {
    await showPicture(deps, seller, shopPictureKind.decode(jenis), file.content)
    return answer(deps, seller.companyId)
  }),
  route(contract.shop.removePicture, async (deps, seller, { jenis }) => {
    await takePictureOff(deps, seller, shopPictureKind.decode(jenis))
    return answer(deps, seller.companyId)
  }),
]

function factsOf(body: AddressBody) {
  return { ...body, nitku: body.nitku || null }
}

async function answer({ db }: Deps, companyId: CompanyId) {
  const { logo, banner, ...same } = await findShop(db, companyId)
  const urlOf = (kind: ShopPictureKind, hash: string | null) => hash && shopPictureUrl(hash, widths[kind])
  return { data: shop.encode({ ...same, logo: urlOf('logo', logo), banner: urlOf('banner', banner) }) }
}
