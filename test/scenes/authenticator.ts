import { TOTP } from 'otpauth'
import type { Caller } from '../actor.ts'

/** The code of an authenticator with this secret at an instant. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() })
}

/** Sets a second factor up, with the code of that instant. */
export async function anAuthenticator(administrator: Caller, now: Date, password?: string) {
  const { data } = await administrator.call('akun/faktor-kedua/siapkan', { password })
  const kode = codeOf(data.kunci, now)
  const activated = await administrator.call('akun/faktor-kedua/aktifkan', { kode })
  return { secret: data.kunci, recoveryCodes: activated.data.kode_pemulihan }
}
