import { secondFactor } from '#domain/accounts/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { activateSecondFactor, renewRecoveryCodes } from './activate-second-factor.ts'
import { prepareSecondFactor } from './prepare-second-factor.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { showSecondFactor } from './show-second-factor.ts'

const calls = contract.secondFactor

export const secondFactorRoutes: Route[] = [
  route(calls.show, async (deps, administrator) => ({
    data: secondFactor.encode(await showSecondFactor(deps, administrator)),
  })),
  route(calls.prepare, async (deps, administrator, body) => {
    const { secret, address } = await prepareSecondFactor(deps, administrator, body.password ?? '')
    return { data: { kunci: secret, alamat: address } }
  }),
  route(calls.activate, async (deps, administrator, body) => ({
    data: { kode_pemulihan: await activateSecondFactor(deps, administrator, body.kode) },
  })),
  route(calls.prove, async (deps, administrator, body) => ({
    data: { sisa_kode_pemulihan: await proveSecondFactor(deps, administrator, body.kode) },
  })),
  route(calls.renewCodes, async (deps, administrator, body) => ({
    data: { kode_pemulihan: await renewRecoveryCodes(deps, administrator, body.password) },
  })),
]
