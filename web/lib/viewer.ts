import { createContext, use } from 'react'
import type { Profile } from '#domain/accounts/contract.ts'
import { mayDo, type Permission, type Role } from '#domain/companies/permissions.ts'
import { query } from './api/query.ts'

/** The viewer; root loads it on every page, and acts that change it ask again. */
export const viewerQuery = query({ call: 'session/profil', body: {} })

export const ViewerContext = createContext<Profile | null>(null)

/** The viewer as the server rendered the page: the same on the first paint and after hydration. */
export function useViewer(): Profile {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('a page is rendered inside a ViewerProvider')
  return viewer
}

/** Whether the viewer's role allows it, so that a page can say so before the server refuses [ROLE-10]. */
export function viewerMay({ company }: Profile, permission: Permission): boolean {
  if (!company) return false
  // the wire carries the role as text; an unknown one may do nothing
  return mayDo({ companyKind: company.kind, role: company.role as Role }, permission)
}
