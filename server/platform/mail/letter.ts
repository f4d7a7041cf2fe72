import type { Mail } from './mail.ts'

export interface Recipient {
  /** Empty where nobody knows it. */
  name: string
  email: string
}

export interface Letter {
  paragraphs: readonly string[]
  /** To type in, shown large. */
  code?: string
  button?: { label: string; link: string }
  /** Small print at the end. */
  note?: readonly string[]
}

/**
 * The one builder of mails: to one person, as plain text and as simple HTML with the same content. Names that people chose
 * are made harmless by whoever puts them into the subject or a paragraph.
 */
export function mailTo({ name, email }: Recipient, subject: string, letter: Letter): Mail {
  const greeting = name ? `Yth. ${harmless(name)},` : 'Halo,'
  return {
    to: { name: harmless(name), address: email },
    subject,
    text: asText(greeting, letter),
    html: asHtml(subject, greeting, letter),
  }
}

const SIGNATURE = 'Sentra Bahan'
// characters of a name in a mail
const LONGEST_NAME = 80

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

/**
 * A name that a stranger may have chosen: on one line, cut, without direction marks and invisible characters, and such that
 * no mail program turns it into a link.
 */
export function harmless(name: string): string {
  const visible = name
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .replace(/[.:/@](?=\S)/g, (sign) => `${sign} `)
  return [...visible.trim()].slice(0, LONGEST_NAME).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
