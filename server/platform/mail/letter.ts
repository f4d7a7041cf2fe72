import type { Mail } from './mail.ts'

export interface Recipient {
  /** Empty where nobody knows it. */
  name: string
  email: string
}

declare const harmlessMark: unique symbol
/** Words of ours, and of strangers only what harmless() made of them. */
type HarmlessText = string & { readonly [harmlessMark]: true }

export interface Letter {
  paragraphs: readonly HarmlessText[]
  /** To type in, shown large. */
  code?: string
  button?: { label: HarmlessText; link: string }
  /** Small print at the end. */
  note?: readonly HarmlessText[]
}

/**
 * The one builder of mails: to one person, as plain text and as simple HTML with the same content. A name that people
 * chose cannot be put into it as it is: the words are written with `mailText`, which takes harmless ones alone.
 */
export function mailTo({ name, email }: Recipient, subject: HarmlessText, letter: Letter): Mail {
  const greeting = name ? `Yth. ${harmless(name)},` : 'Halo,'
  return {
    to: { name: harmless(name), address: email },
    subject,
    text: asText(greeting, letter),
    html: asHtml(subject, greeting, letter),
  }
}

/** Writes words of a mail; what is put into them is harmless, or does not compile. */
export function mailText(own: TemplateStringsArray, ...others: readonly (HarmlessText | number)[]): HarmlessText {
  return String.raw({ raw: own }, ...others) as HarmlessText // own words and harmless ones
}

/**
 * A name that a stranger may have chosen: on one line, cut, without direction marks and invisible characters, and such that
 * no mail program turns it into a link.
 */
export function harmless(name: string): HarmlessText {
  const visible = name
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}<>]/gu, '')
    .replace(LINK_SIGNS, (sign) => `${sign} `)
  return [...visible.trim()].slice(0, LONGEST_NAME).join('') as HarmlessText // made so here alone
}

// dot, colon, slash and at sign, also as browsers read them in an address: full-width, small, ideographic, leader, fraction
const LINK_SIGNS = /[.:/@\u2024\u2044\u2215\u3002\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20\uff61](?=\S)/g

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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
