import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { delivery } from '#domain/orders/codec-delivery.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeHolidays, changeRates, changeTerms } from './change-delivery.ts'
import { findDelivery } from './queries-delivery.ts'

const calls = contract.delivery

/** How a seller delivers, for its owner [SHOP-8]. */
export const deliveryRoutes: Route[] = [
  route(calls.own, answer),
  route(calls.changeRates, async (deps, seller, { versi, tarif }) => {
    const rates = tarif.map(({ provinsi, biaya_dasar, per_satuan }) => ({
      province: provinsi,
      base: biaya_dasar,
      perUnit: per_satuan,
    }))
    await changeRates(deps, seller, versi, rates)
    return answer(deps, seller)
  }),
  route(
    calls.changeTerms,
    async (deps, seller, { versi, gratis_mulai, hari_kirim, ambil_di, batas_konfirmasi_hari, batas_klaim_hari }) => {
      const terms = {
        freeFrom: gratis_mulai ?? null,
        weekdays: [...new Set(hari_kirim)],
        pickup: ambil_di || null,
        confirmDays: batas_konfirmasi_hari,
        ...(batas_klaim_hari !== undefined && { claimDays: batas_klaim_hari }),
      }
      await changeTerms(deps, seller, versi, terms)
      return answer(deps, seller)
    },
  ),
  route(calls.changeHolidays, async (deps, seller, { versi, libur }) => {
    const holidays = libur.map(({ tanggal, nama }) => ({ day: tanggal, name: nama }))
    await changeHolidays(deps, seller, versi, holidays)
    return answer(deps, seller)
  }),
]

async function answer({ db, now }: Deps, { companyId }: Seller) {
  return { data: delivery.encode(await findDelivery(db, companyId, businessDay(now()))) }
}
