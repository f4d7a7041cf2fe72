import { shop } from '#domain/companies/codec.ts'
import { type ShopPictureKind, shopPictureKind, shopPictureUrl } from '#domain/companies/shop-picture.ts'
import { contract } from '#domain/contract.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { PhotoWidth } from '#domain/photo.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeAbout } from './change-shop.ts'
import { findShop } from './queries-shops.ts'
import { showPicture, takePictureOff } from './shop-pictures.ts'

const calls = contract.shop

/** What a seller shows of itself, for its owner [SHOP-8]. */
export const shopRoutes: Route[] = [
  route(calls.own, (deps, { companyId }) => answer(deps, companyId)),
  route(calls.change, async (deps, seller, { tentang, semula }) => {
    await changeAbout(deps, seller, tentang, semula)
    return answer(deps, seller.companyId)
  }),
  route(calls.addPicture, async (deps, seller, { jenis }, { file }) => {
    await showPicture(deps, seller, shopPictureKind.decode(jenis), file.content)
    return answer(deps, seller.companyId)
  }),
  route(calls.removePicture, async (deps, seller, { jenis }) => {
    await takePictureOff(deps, seller, shopPictureKind.decode(jenis))
    return answer(deps, seller.companyId)
  }),
]

// as wide as each is shown on a screen of two pixels a point
const widths: Record<ShopPictureKind, PhotoWidth> = { logo: 320, banner: 1600 }

async function answer({ db }: Deps, companyId: CompanyId) {
  const { logo, banner, ...same } = await findShop(db, companyId)
  const urlOf = (kind: ShopPictureKind, hash: string | null) => hash && shopPictureUrl(hash, widths[kind])
  return { data: shop.encode({ ...same, logo: urlOf('logo', logo), banner: urlOf('banner', banner) }) }
}
