import type { Viewer } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/codec.ts'
import type { Deps } from '#server/deps.ts'
import { findProfile } from './queries.ts'
import { memberProfile, visitorProfile } from './views.ts'

/** The viewer's profile for header and menus. */
export async function showProfile(deps: Deps, viewer: Viewer): Promise<Profile> {
  if (viewer.kind === 'visitor') return visitorProfile()
  return memberProfile(viewer, await findProfile(deps.db, viewer))
}
