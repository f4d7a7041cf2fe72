/** How the platform is reached; shown in the footer [HOME-7]. */
export const platform = {
  address: 'Gedung Sentra Bahan, Jl. Flamboyan Raya No. 12, Jakarta Pusat, DKI Jakarta 10110',
  phone: '+62 811-0000-0900',
  email: 'bantuan@contoh.id',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
}
