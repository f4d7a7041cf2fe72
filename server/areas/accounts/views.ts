import type { Member } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/contract.ts'
import { toVerify } from '#domain/accounts/verification.ts'
import type { Checked } from './check-reset-code.ts'
import type { findProfile } from './queries.ts'
import type { findUserOfEmail } from './queries-resets.ts'

export function visitorProfile(): Profile {
  return { masuk: false, user_id: null, nama: null, email: null, perusahaan: null, tipe_bisnis: null, verifikasi: '' }
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
    verifikasi: toVerify(found.email_verified_at !== null),
  }
}

/** Who is registered with an e-mail address; nothing where nobody is [RESET-2]. */
export function foundView(user: Awaited<ReturnType<typeof findUserOfEmail>>) {
  return user ? { user_id: user.userId, username: user.username } : {}
}

/** The token is there with a valid code alone (contract). */
export function checkedView({ verdict, proof }: Checked) {
  return { status_kode: verdict, ...(proof === undefined ? {} : { token: proof }) }
}
