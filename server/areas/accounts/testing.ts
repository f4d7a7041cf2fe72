import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { openWorld } from '#test/world.ts'
import { HASH_OF_NOBODY, MOST_WAITING, passwordMatches } from './secrets.ts'

type World = Awaited<ReturnType<typeof openWorld>>

/** A registration as the steps of /daftar send it, each with its own e-mail address and NPWP. */
export function aRegistration(
  wishes: Partial<WireBodyOf<CallAt<'session/daftar'>>> = {},
): WireBodyOf<CallAt<'session/daftar'>> {
  const kunci = randomUUID()
  return {
    nama_perusahaan: 'PT Daftar Baru',
    tipe_bisnis: '2',
    jenis_identitas: 'npwp',
    nomor_identitas: String(BigInt(`0x${kunci.slice(0, 8)}`)).padStart(16, '0'),
    alamat: 'Jl. Contoh No. 1',
    provinsi: 'Jawa Barat',
    kota: 'Bandung',
    kode_pos: '40184',
    nama: 'Rina Wijaya',
    email: `rina.${kunci.slice(0, 8)}@uji.contoh`,
    telepon: '+62 811-0000-999',
    password: 'Contoh123',
    setuju_syarat: '2026-01-01',
    setuju_privasi: '2026-01-01',
    kunci,
    ...wishes,
  }
}

/** Somebody without a session who resets passwords from one IP address. */
export function aResetter(world: World, address: string) {
  async function ask(path: string, payload: object, cookie?: string) {
    const answer = await world.http.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      remoteAddress: address,
      headers: cookie ? { cookie: `sb_refresh=${cookie}` } : {},
    })
    return { status: answer.statusCode, body: answer.json(), text: answer.body, headers: answer.headers }
  }
  return {
    find: (email: string) => ask('reset-password/email/cek', { email }),
    askCode: (tujuan: string, more: object = {}) =>
      ask('External/insertOTP', { tujuan, kode: '', username: '', tipe: 'password', ...more }),
    /** The verdict on a code, with the proof if it is valid. */
    async tryCode(tujuan: string, kode: string): Promise<{ status_kode: string; token?: string }> {
      const { body } = await ask('data/status/otp', { tujuan, kode, tipe: 'password' })
      return body.values?.[0] ?? { status_kode: body.status_detail.code }
    },
    save: (wish: { user_id: string; email: string; token: string; password?: string }, cookie?: string) =>
      ask('akun/reset-password', { password: 'Kuda5Meja', ...wish }, cookie),
  }
}

/** Runs the jobs and returns the code in the newest mail to this address. */
export async function mailedCode(world: World, email: string): Promise<string> {
  await world.runJobs()
  const mail = world.mails.findLast(({ to, subject }) => to.address === email && subject.startsWith('Kode verifikasi'))
  const code = /^ {4}(\w{6})$/m.exec(mail?.text ?? '')?.[1]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Does something while more passwords wait to be compared than may. */
export async function whileHashesWait<Result>(work: () => Promise<Result>): Promise<Result> {
  let full = true
  async function fill() {
    while (full) {
      const compared = await passwordMatches(HASH_OF_NOBODY, 'x').then(
        () => true,
        () => false,
      )
      if (!compared) await setImmediate()
    }
  }
  const filling = Array.from({ length: MOST_WAITING + 8 }, fill)
  try {
    return await work()
  } finally {
    full = false
    await Promise.all(filling)
  }
}

/** Any other code. */
export function otherThan(code: string): string {
  return `${code.startsWith('2') ? '3' : '2'}${code.slice(1)}`
}

/** Sends calls as somebody at an address of their own each time, for the limits count by address. */
export function sendingAs(world: World) {
  let made = 0
  return async (path: string, payload: object, bearer?: string) => {
    made += 1
    const answer = await world.http.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      remoteAddress: `10.30.${made >> 8}.${made & 255}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    })
    const cookie = answer.cookies.find(({ name }) => name === 'sb_refresh')
    const body = answer.json()
    return { status: answer.statusCode, data: body.data, refusal: body.status_detail, text: answer.body, cookie }
  }
}
