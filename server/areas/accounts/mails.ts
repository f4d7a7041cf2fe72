import { CODE_MS } from '#domain/accounts/reset.ts'
import { LINK_MS } from '#domain/accounts/verification.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

interface Reader {
  name: string
  email: string
}

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export function resetCodeMail(reader: Reader, code: string): Mail {
  return mailTo(reader, 'Kode verifikasi reset password', {
    paragraphs: ['Gunakan kode ini untuk mengganti password akun Sentra Bahan Anda:'],
    code,
    note: [
      `Kode berlaku ${CODE_MS / MINUTE_MS} menit dan hanya untuk satu kali pakai. Jangan berikan kepada siapa pun, termasuk kepada orang yang mengaku dari Sentra Bahan.`,
      'Jika Anda tidak memintanya, abaikan e-mail ini: password Anda tidak berubah.',
    ],
  })
}

export function verificationMail(reader: Reader, link: string): Mail {
  return mailTo(reader, 'Verifikasi alamat e-mail Anda', {
    paragraphs: [
      'Terima kasih telah mendaftarkan perusahaan Anda di Sentra Bahan. Satu langkah lagi: pastikan alamat e-mail ini milik Anda.',
    ],
    button: { label: 'Verifikasi alamat e-mail', link },
    note: [
      `Tautan berlaku ${LINK_MS / DAY_MS} hari dan hanya untuk satu kali pakai.`,
      'Jika Anda tidak mendaftar, abaikan e-mail ini.',
    ],
  })
}

export function passwordChangedMail(reader: Reader, resetLink: string): Mail {
  return mailTo(reader, 'Password Anda telah diubah', {
    paragraphs: [
      'Password akun Sentra Bahan Anda baru saja diubah, dan sesi di perangkat lain telah diakhiri.',
      'Jika bukan Anda yang mengubahnya, segera reset password Anda.',
    ],
    button: { label: 'Reset password', link: resetLink },
  })
}

interface Letter {
  paragraphs: readonly string[]
  /** Digits to type in, shown large. */
  code?: string
  button?: { label: string; link: string }
  /** Small print at the end. */
  note?: readonly string[]
}

/** A mail to one person, as plain text and as simple HTML with the same content. */
function mailTo({ name, email }: Reader, subject: string, letter: Letter): Mail {
  const greeting = `Yth. ${harmless(name)},`
  return {
    to: { name, address: email },
    subject,
    text: asText(greeting, letter),
    html: asHtml(subject, greeting, letter),
  }
}

const SIGNATURE = 'Sentra Bahan'

function asText(greeting: string, { paragraphs, code, button, note = [] }: Letter): string {
  const parts = [greeting, ...paragraphs]
  if (code) parts.push(`    ${code}`)
  if (button) parts.push(`${button.label}:\n${button.link}`)
  return `${[...parts, ...note, `Salam,\n${SIGNATURE}`].join('\n\n')}\n`
}

function asHtml(subject: string, greeting: string, { paragraphs, code, button, note = [] }: Letter): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
  const parts = [greeting, ...paragraphs].map((text) => paragraph(text))
  if (code) parts.push(`<p style="${CODE_STYLE}">${escaped(code)}</p>`)
  if (button)
    parts.push(
      `<p style="margin:0 0 24px"><a href="${escaped(button.link)}" style="${BUTTON_STYLE}">${escaped(button.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:13px;color:#5b6b66;overflow-wrap:anywhere">${escaped(button.link)}</p>`,
    )
  parts.push(...note.map((text) => paragraph(text, 'font-size:13px;color:#5b6b66')))
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f7f4;color:#10231f;font:15px/1.6 Arial,Helvetica,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e1e6e2;border-radius:12px">
<p style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#0e6b5e">${SIGNATURE}</p>
${parts.join('\n')}
</div>
</body></html>
`
}

const CODE_STYLE =
  'margin:0 0 24px;padding:14px 0;border-radius:10px;background:#e3f1ee;text-align:center;font-size:30px;font-weight:bold;letter-spacing:8px'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:9px;background:#0e6b5e;color:#ffffff;font-weight:bold;text-decoration:none'

/** Names and recipients come from whoever registers: no mail program may turn a name into a link. */
function harmless(name: string): string {
  return name.replace(/[\p{Cc}<>]/gu, '').replace(/[.:/@](?=\S)/g, (sign) => `${sign} `)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
