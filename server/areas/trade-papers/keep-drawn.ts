import type { CompanyId, UserId } from '#domain/ids.ts'
import { paperTitle } from '#domain/trade-papers/kind.ts'
import { proofPath } from '#domain/trade-papers/proof-path.ts'
import type { Deps } from '#server/deps.ts'
import { keepFile, recordFile } from '#server/platform/files/keep-file.ts'
import { drawAside } from './draw-aside.ts'
import { type DrawnFile, findFile, holdPaper, insertFile, type PaperRow } from './queries.ts'

/**
 * A paper as a file: drawn once, by whoever needs it first, and the same from then on [DOC-1].
 * @throws Refusal busy, FilesLost
 */
export async function drawnFile(deps: Deps, paper: PaperRow): Promise<DrawnFile> {
  return (await findFile(deps.db, paper.id)) ?? (await drawAndKeep(deps, paper))
}

async function drawAndKeep(deps: Deps, { id, sellerId, issuedBy, content }: PaperRow): Promise<DrawnFile> {
  const proofAddress = new URL(proofPath(content.code), deps.config.publicUrl).href
  const drawn = await drawAside({ content, proofAddress })
  const name = `${paperTitle(content.kind)} ${content.number.replace(/[^\w.-]+/g, '-')}.pdf`
  const kept = await keepFile(deps, { content: drawn, kind: 'pdf', name })
  return deps.db.transaction().execute(async (tx) => {
    await holdPaper(tx, id)
    // by somebody else meanwhile: these bytes are swept
    const there = await findFile(tx, id)
    if (there) return there
    const owner = { companyId: sellerId as CompanyId, userId: issuedBy as UserId } // of the member who issued it
    await insertFile(tx, id, await recordFile(tx, owner, kept, deps.now()))
    return kept
  })
}
