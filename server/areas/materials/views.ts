import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import type { Proposal } from '#domain/materials/contract.ts'
import type { EditableMaterial } from '#domain/materials/contract-corrections.ts'
import { proposals } from '#domain/materials/proposal.ts'
import type { ProposalRow } from './queries-proposals.ts'
import type { ShownMaterial } from './show-materials.ts'

export function proposalView(row: ProposalRow, viewer: Seller | Administrator): Proposal {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    facts: row.facts,
    sellerName: row.sellerName,
    proposedAt: row.proposedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    outcome: outcomeOf(row),
    can: proposals.can(row, viewer),
  }
}

function outcomeOf({ outcomeId: id, outcomeSlug: slug, outcomeName: name }: ProposalRow): Proposal['outcome'] {
  return id === null || slug === null || name === null ? null : { id, slug, name }
}

export function editableView({
  material,
  target,
  oldSlugs,
  similar,
  productCount,
  changes,
}: ShownMaterial): EditableMaterial {
  const { id, slug, version, facts } = material
  return {
    id,
    slug,
    version,
    facts,
    mergedInto: target ? { id: target.id, slug: target.slug, name: target.facts.name } : null,
    oldSlugs,
    similar,
    productCount,
    history: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  }
}
