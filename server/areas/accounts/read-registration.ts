import type { RegistrationBody } from '#domain/accounts/contract-registration.ts'
import type { NewCompanyAndUser } from './register.ts'

/** Translates the contract's fields into the use case's. */
export function readRegistration(body: RegistrationBody): NewCompanyAndUser {
  const digits = body.nomor_identitas.replace(/\D/g, '')
  return {
    key: body.kunci,
    company: {
      name: body.nama_perusahaan,
      npwp: body.jenis_identitas === 'npwp' ? digits : null,
      nib: body.jenis_identitas === 'nib' ? digits : null,
      businessType: body.tipe_bisnis,
      businessTypeOther: body.tipe_bisnis === 'Lainnya' ? (body.tipe_bisnis_lain ?? null) : null,
      phone: body.telepon,
      street: body.alamat,
      city: body.kota,
      province: body.provinsi,
      postalCode: body.kode_pos,
      recipient: body.nama,
    },
    user: {
      email: body.email,
      username: body.username || null,
      name: body.nama,
      phone: body.telepon,
      password: body.password,
    },
    consents: { terms: body.setuju_syarat, privacy: body.setuju_privasi },
    promoCode: body.kode_promo || null,
  }
}
