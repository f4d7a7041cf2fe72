import type { Material, Offer } from '#domain/catalogue/codec-materials.ts'

/** '10 cP' of 'Etilselulosa 10 cP USP-NF': what an offer's name says beside its material's name and its grade [MAT-2]. */
export function ownName({ name, grade }: Pick<Offer, 'name' | 'grade'>, material: Pick<Material, 'name'>): string {
  return withoutEnd(withoutBeginning(name.trim(), material.name), grade)
}

function withoutBeginning(name: string, beginning: string): string {
  if (same(name, beginning)) return ''
  const start = `${beginning} `
  return same(name.slice(0, start.length), start) ? name.slice(start.length).trim() : name
}

function withoutEnd(name: string, end: string): string {
  if (same(name, end)) return ''
  const last = ` ${end}`
  return end && same(name.slice(-last.length), last) ? name.slice(0, -last.length).trim() : name
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
