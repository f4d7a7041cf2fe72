import type { Person } from '#test/actor.ts'

let made = 0

/** An account at a bank of the list, of another number each time. */
export function anAccount(owner: Person) {
  made++
  return { bank: 'BCA', nomor_rekening: String(5_550_000_000 + made), atas_nama: owner.companyName }
}

/** One that waits for the first look, as an administrator is shown it. */
export async function aProposedAccount(owner: Person) {
  const { data } = await owner.upload('pusat-seller/rekening/ajukan', anAccount(owner))
  const [waiting] = data.rekening
  if (!waiting) throw new Error('no account waits')
  return { rekening_id: waiting.rekening_id, versi: waiting.versi }
}

/** One that waits for the second. */
export async function aCheckedAccount(owner: Person, administrator: Person) {
  const expected = await aProposedAccount(owner)
  const { data } = await administrator.call('admin/rekening/periksa', expected)
  return { ...expected, versi: data.versi }
}

/** One that is in force. @returns its id */
export async function anAccountInForce(owner: Person, first: Person, second: Person): Promise<string> {
  const expected = await aCheckedAccount(owner, first)
  const { data } = await second.call('admin/rekening/konfirmasi', expected)
  return data.rekening_id
}
