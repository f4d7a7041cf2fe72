import { materialPath } from './address.ts'
import type { ProposalState } from './state.ts'

interface Decided {
  state: Exclude<ProposalState, 'proposed' | 'withdrawn'>
  /** As it was proposed. */
  name: string
  /** The material it became or was merged with. */
  material: { name: string; slug: string } | null
  reason: string | null
}

/** What the seller is told of its proposal, with the page that shows it [MAT-5]. */
export function proposalNotice({ state, name, material, reason }: Decided): { message: string; link: string } {
  const told = {
    accepted: `Usul bahan '${name}' diterima${material && material.name !== name ? ` sebagai ${material.name}` : ''}`,
    merged: `Usul bahan '${name}' digabung dengan ${material?.name}`,
    declined: `Usul bahan '${name}' ditolak: ${reason}`,
  }
  return { message: told[state], link: material ? materialPath(material.slug) : '/pusat-seller/produk/usulan' }
}
