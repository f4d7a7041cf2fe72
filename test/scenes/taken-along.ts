import { unzipSync } from 'fflate'
import type { Caller } from '../actor.ts'

/** The files that somebody gets when they take data along, as texts by name. */
export async function takenAlong(person: Caller, path: 'akun/data/unduh' | 'perusahaan/data/unduh') {
  const { bytes } = await person.send(path, {})
  const entries = Object.entries(unzipSync(bytes))
  return new Map(entries.map(([name, content]) => [name, Buffer.from(content).toString('utf8')]))
}
