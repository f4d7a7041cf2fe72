import type { Profile } from '#domain/accounts/contract.ts'
import type { SideNavEntry } from '#web/ui/layout/side-nav.tsx'

const PROFILE_PATH = '/akun/profile'

const parts = ['diri', 'perusahaan', 'alamat', 'anggota', 'pemberitahuan', 'keamanan'] as const
export type ProfilePart = (typeof parts)[number]

const titles: Record<ProfilePart, string> = {
  diri: 'Data diri',
  perusahaan: 'Perusahaan',
  alamat: 'Alamat pengiriman',
  anggota: 'Anggota',
  pemberitahuan: 'Pemberitahuan',
  keamanan: 'Keamanan',
}
const icons: Record<ProfilePart, SideNavEntry['icon']> = {
  diri: 'user',
  perusahaan: 'building',
  alamat: 'pin',
  anggota: 'users',
  pemberitahuan: 'bell',
  keamanan: 'shield',
}

/** The section of the profile an address names; 'diri' unless it is another of this viewer's [REG-3]. */
export function readPart(named: string | null, viewer: Profile): ProfilePart {
  return partsOf(viewer).find((part) => part === named) ?? 'diri'
}

/** The viewer's sections of the profile. */
export function profileNav(viewer: Profile, current: ProfilePart): SideNavEntry[] {
  return partsOf(viewer).map((part) => ({
    label: titles[part],
    to: part === 'diri' ? PROFILE_PATH : `${PROFILE_PATH}?bagian=${part}`,
    ...(icons[part] && { icon: icons[part] }),
    current: part === current,
  }))
}

// only buyers have delivery addresses
function partsOf(viewer: Profile): readonly ProfilePart[] {
  return viewer.company?.kind === 'buyer' ? parts : parts.filter((part) => part !== 'alamat')
}
