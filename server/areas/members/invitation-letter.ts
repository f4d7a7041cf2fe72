import { roleLabel } from '#domain/companies/roles.ts'

interface Facts {
  companyName: string
  inviterName: string
  role: string
  link: string
}

/** The mail of an invitation, as plain text and HTML; names come from other people and are escaped [REG-3]. */
export function invitationLetter({ companyName, inviterName, role, link }: Facts): { text: string; html: string } {
  const wanted = `${inviterName} mengundang Anda bergabung dengan ${companyName} di Sentra Bahan sebagai ${roleLabel(role)}.`
  const note =
    'Tautan ini berlaku 7 hari dan hanya dapat dipakai satu kali. Abaikan e-mail ini bila Anda tidak mengenal pengirimnya.'
  return {
    text: ['Halo,', wanted, `Terima undangan: ${link}`, note, 'Sentra Bahan'].join('\n\n'),
    html: [
      '<p>Halo,</p>',
      `<p>${escapeHtml(wanted)}</p>`,
      `<p><a href="${escapeHtml(link)}">Terima undangan</a></p>`,
      `<p>${note}</p>`,
      '<p>Sentra Bahan</p>',
    ].join('\n'),
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
