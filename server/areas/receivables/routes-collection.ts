import { contract } from '#domain/contract.ts'
import { collectionRules, customerExchange } from '#domain/receivables/codec-collection.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeExchange, changeRules, showExchange, showRules } from './keep-rules.ts'

const calls = contract.collection

/** How a seller collects what it is owed [PAY-2]. */
export const collectionRoutes: Route[] = [
  route(calls.rules, async (deps, seller) => ({ data: rulesView(await showRules(deps, seller)) })),
  route(calls.changeRules, async (deps, owner, body) => {
    const { versi: version, blokir_setelah_hari: blockAfterDays, hari_tukar_faktur: exchangeDays } = body
    return {
      data: rulesView(
        await changeRules(deps, owner, { version, blockAfterDays: blockAfterDays ?? null, exchangeDays }),
      ),
    }
  }),
  route(calls.customer, async (deps, seller, { pelanggan_id }) => ({
    data: customerExchange.encode(await showExchange(deps, seller, pelanggan_id)),
  })),
  route(calls.changeCustomer, async (deps, owner, { pelanggan_id: customerId, hari_tukar_faktur: days }) => {
    await changeExchange(deps, owner, { customerId, days })
    return {}
  }),
]

function rulesView({ exchangeDays, ...rules }: Awaited<ReturnType<typeof showRules>>) {
  return collectionRules.encode({ ...rules, exchangeDays: [...exchangeDays] })
}
