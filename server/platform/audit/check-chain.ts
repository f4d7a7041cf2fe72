import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The newest checked entry; an operator who stores it elsewhere can check later whether it is still there. */
export interface ChainHead {
  position: number
  /** In hex. */
  hash: string
}

export interface ChainCheck {
  /** Entries that are as they were written, from the first one on. */
  intact: number
  head: ChainHead | null
  /** The first thing that is not. */
  broken: { position: number; why: 'changed' | 'missing' | 'unlinked' | 'not_the_head' } | null
}

interface Link {
  position: string
  hash: Buffer
  isThere: boolean
  parts: (string | null)[]
}

const AT_ONCE = 1_000

/**
 * Reads the audit log from the first entry on, batch by batch, and computes every hash anew, without the functions in
 * the database that wrote them [ADM-6].
 * @param known a head that was noted earlier, which must still be part of the log: an end that was cut off shows only so
 */
export async function checkChain(db: Db, known?: ChainHead): Promise<ChainCheck> {
  let head: ChainHead | null = null
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const at: number = head?.position ?? 0
    const links = await readLinks(db, at)
    for (const [index, link] of links.entries()) {
      const position = at + index + 1
      const broken = (why: 'changed' | 'missing' | 'not_the_head') => ({
        intact: position - 1,
        head,
        broken: { position, why },
      })
      if (Number(link.position) !== position || !link.isThere) return broken('missing')
      const hash = hashOf(before, [link.position, ...link.parts])
      if (!hash.equals(link.hash)) return broken('changed')
      if (position === known?.position && hash.toString('hex') !== known.hash) return broken('not_the_head')
      before = hash
      head = { position, hash: hash.toString('hex') }
    }
    if (links.length < AT_ONCE) return endAt(db, head, known)
  }
}

async function endAt(db: Db, head: ChainHead | null, known: ChainHead | undefined): Promise<ChainCheck> {
  const intact = head?.position ?? 0
  if (known && known.position > intact) return { intact, head, broken: { position: intact + 1, why: 'missing' } }
  const unlinked = await sql`
    select from audit_entries e where not exists (select from audit_links where entry_id = e.id) limit 1`.execute(db)
  return { intact, head, broken: unlinked.rows.length > 0 ? { position: intact + 1, why: 'unlinked' } : null }
}

/** As link_audit_entry() hashes it (server/schema). */
function hashOf(before: Buffer, parts: readonly (string | null)[]): Buffer {
  const content = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`)).join('')
  return createHash('sha256').update(before).update(content).digest()
}

async function readLinks(db: Db, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select l.position, l.hash, e.id is not null as "isThere", array[
      e.id::text, (extract(epoch from e.at) * 1000000)::bigint::text, e.act, e.user_id::text, e.company_id::text, e.role,
      e.network, e.device, e.thing_kind, e.thing_id, e.thing_name, e.before::text, e.after::text] as parts
    from audit_links l left join audit_entries e on e.id = l.entry_id and e.at = l.entry_at
    where l.position > ${after} order by l.position limit ${AT_ONCE}`.execute(db)
  return rows
}
