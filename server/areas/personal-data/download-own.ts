import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { findMemberships } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { oneAtATime } from './archives.ts'
import { keptAbout } from './kept-about.ts'
import { packKept } from './pack-kept.ts'

const WORDS = `Data Anda di Sentra Bahan

Tiap berkas berisi satu jenis data tentang Anda, dua kali: .json untuk program, .csv untuk spreadsheet. Waktu dalam UTC.
Berkas yang tidak ada berarti tidak ada data jenis itu. company_id dijelaskan dalam perusahaan.csv.

Harga, nilai pesanan, dokumen, dan berkas adalah milik perusahaan Anda: pemiliknya mengunduhnya di Profile, Perusahaan.
Data dapat diperbaiki di Profile, dan dihapus dengan menutup akun (Profile, Keamanan). Catatan pesanan disimpan 10 tahun
sebagaimana diwajibkan undang-undang, tanpa nama Anda setelah akun ditutup.
`

/** What is kept about the member's own person, made at once: nobody waits for it as long as the law allows [OPS-5]. */
export function downloadOwn(deps: Deps, member: Member): Promise<FileAnswer> {
  return oneAtATime(member, () => begin(deps, member))
}

async function begin({ db, now }: Deps, { userId }: Member): Promise<FileAnswer> {
  const memberships = await findMemberships(db, userId)
  const perusahaan = memberships.map(({ companyId, companyName }) => ({ company_id: companyId, name: companyName }))
  const content = packKept(db, keptAbout, userId, { words: WORDS, tables: { perusahaan } }, now())
  return { name: `data-saya-${businessDay(now())}.zip`, kind: 'zip', content }
}
