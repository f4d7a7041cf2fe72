import type { Profile } from '#domain/accounts/contract.ts'
import { ownerOf } from '#domain/accounts/owner.ts'

// Searches stay in this browser, apart for each person and company, and go when they sign out.

const MOST = 8

function keyOf({ userId, company }: Pick<Profile, 'userId' | 'company'>): string {
  return `Pencarian ${ownerOf(userId ?? '', company?.id ?? '')}`
}

/** The last keywords that were searched, the last first; none where the browser stores nothing [UX-1]. */
export function recentSearches(viewer: Profile): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(viewer)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((keyword) => typeof keyword === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(viewer: Profile, keyword: string): void {
  const searched = keyword.trim()
  if (searched === '') return
  const others = recentSearches(viewer).filter((other) => other.toLowerCase() !== searched.toLowerCase())
  try {
    localStorage.setItem(keyOf(viewer), JSON.stringify([searched, ...others].slice(0, MOST)))
  } catch {
    // a full or forbidden storage only means that it is not suggested
  }
}
