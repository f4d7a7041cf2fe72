import type { Member } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/contract.ts'
import type { findProfile } from './queries.ts'

export function visitorProfile(): Profile {
  return { masuk: false, user_id: null, nama: null, email: null, perusahaan: null, tipe_bisnis: null }
}

export function memberProfile(member: Member, found: Awaited<ReturnType<typeof findProfile>>): Profile {
  return {
    masuk: true,
    user_id: member.userId,
    nama: found.name,
    email: found.email,
    perusahaan: {
      company_id: member.companyId,
      nama: found.company_name,
      jenis: member.companyKind,
      peran: member.role,
    },
    tipe_bisnis: found.business_type,
  }
}
