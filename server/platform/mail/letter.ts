import type { Mail } from './mail.ts'

export interface Recipient {
  /** Empty where nobody knows it. */
  name: string
  email: string
}

declare const harmlessMark: unique symbol
/** Words of ours, and of strangers only what harmless() made of them. */
export type HarmlessText = string & { readonly [harmlessMark]: true }

export interface Letter {
  paragraphs: readonly HarmlessText[]
  /** What there is to tell, one below the other; each leads somewhere. */
  entries?: readonly { title: HarmlessText; text?: HarmlessText; aside: HarmlessText; link: string }[]
  /** Below them. */
  after?: readonly HarmlessText[]
  /** To type in, shown large. */
  code?: string
  button?: { label: HarmlessText; link: string }
  /** Small print at the end. */
  note?: readonly HarmlessText[]
  /** Below that. */
  links?: readonly { label: HarmlessText; link: string }[]
  /** Where mail programs may post that no more such mail is wanted (RFC 8058). */
  stop?: string
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
    ...(letter.stop && {
      headers: { 'List-Unsubscribe': `<${letter.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

/** Writes words of a mail; what is put into them is harmless, or does not compile. */
export function mailText(own: TemplateStringsArray, ...others: readonly (HarmlessText | number)[]): HarmlessText {
  return String.raw({ raw: own }, ...others) as HarmlessText // own words and harmless ones
}

/**
 * A name that a stranger may have chosen: on one line, cut to so many characters, without direction marks and invisible
 * characters, and such that no mail program turns it into a link.
 */
export function harmless(name: string, longest = LONGEST_NAME): HarmlessText {
  const visible = name
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}<>]/gu, '')
    .replace(LINK_SIGNS, (sign) => `${sign} `)
  return [...visible.trim()].slice(0, longest).join('') as HarmlessText // made so here alone
}

// dot, colon, slash and at sign, also as browsers read them in an address: full-width, small, ideographic, leader, fraction
const LINK_SIGNS = /[.:/@\u2024\u2044\u2215\u3002\ufe52\ufe55\ufe6b\uff0e\uff0f\uff1a\uff20\uff61](?=\S)/g

const SIGNATURE = 'Sentra Bahan'
// characters of a name in a mail
const LONGEST_NAME = 80

function asText(greeting: string, letter: Letter): string {
  const { paragraphs, entries = [], after = [], code, button, note = [], links = [] } = letter
  const parts = [greeting, ...paragraphs]
  for (const { title, text, aside, link } of entries)
    parts.push([`- ${title}`, text, aside, link].filter(Boolean).join('\n  '))
  parts.push(...after)
  if (code) parts.push(`    ${code}`)
  if (button) parts.push(`${button.label}:\n${button.link}`)
  const below = links.map(({ label, link }) => `${label}: ${link}`)
  return `${[...parts, ...note, ...below, `Salam,\n${SIGNATURE}`].join('\n\n')}\n`
}

function asHtml(subject: string, greeting: string, letter: Letter): string {
  const { paragraphs, entries = [], after = [], code, button, note = [], links = [] } = letter
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
  const parts = [greeting, ...paragraphs].map((text) => paragraph(text))
  if (entries.length > 0)
    parts.push(`<table role="presentation" style="${TABLE_STYLE}">${entries.map(entryRow).join('')}</table>`)
  parts.push(...after.map((text) => paragraph(text)))
  if (code) parts.push(`<p style="${CODE_STYLE}">${escaped(code)}</p>`)
  if (button)
    parts.push(
      `<p style="margin:0 0 24px"><a href="${escaped(button.link)}" style="${BUTTON_STYLE}">${escaped(button.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:13px;color:#5b6b66;overflow-wrap:anywhere">${escaped(button.link)}</p>`,
    )
  parts.push(...note.map((text) => paragraph(text, 'font-size:13px;color:#5b6b66')))
  const below = links.map(({ label, link }) => `<a href="${escaped(link)}" style="color:#0e6b5e">${escaped(label)}</a>`)
  if (below.length > 0) parts.push(`<p style="margin:0;font-size:13px;color:#5b6b66">${below.join(' &middot; ')}</p>`)
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

type Entry = NonNullable<Letter['entries']>[number]

function entryRow({ title, text, aside, link }: Entry): string {
  const about = text ? `<br><span style="color:#10231f">${escaped(text)}</span>` : ''
  return `<tr><td style="padding:12px 0;border-top:1px solid #e1e6e2">
<a href="${escaped(link)}" style="color:#0e6b5e;font-weight:bold;text-decoration:none">${escaped(title)}</a>${about}
<br><span style="font-size:13px;color:#5b6b66">${escaped(aside)}</span></td></tr>`
}

const TABLE_STYLE = 'width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid #e1e6e2'
const CODE_STYLE =
  'margin:0 0 24px;padding:14px 0;border-radius:10px;background:#e3f1ee;text-align:center;font-size:30px;font-weight:bold;letter-spacing:8px'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:9px;background:#0e6b5e;color:#ffffff;font-weight:bold;text-decoration:none'

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
