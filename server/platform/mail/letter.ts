import type { Mail } from './mail.ts'

export interface Recipient {
  /** Empty where it is unknown. */
  name: string
  email: string
}

declare const harmlessMark: unique symbol
/** Words of ours, and of strangers only what harmless() made of them. */
export type HarmlessText = string & { readonly [harmlessMark]: true }

export interface Letter {
  paragraphs: readonly HarmlessText[]
  /** The entries of the letter, one below the other; each has a link. */
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
  const blocks = [greeting, ...paragraphs]
  for (const { title, text, aside, link } of entries)
    blocks.push([`- ${title}`, text, aside, link].filter(Boolean).join('\n  '))
  blocks.push(...after)
  if (code) blocks.push(`    ${code}`)
  if (button) blocks.push(`${button.label}:\n${button.link}`)
  const below = links.map(({ label, link }) => `${label}: ${link}`)
  return `${[...blocks, ...note, ...below, `Salam,\n${SIGNATURE}`].join('\n\n')}\n`
}

function asHtml(subject: string, greeting: string, letter: Letter): string {
  const { paragraphs, entries = [], after = [], code, button, note = [], links = [] } = letter
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const blocks = [greeting, ...paragraphs].map(paragraph)
  if (entries.length > 0)
    blocks.push(
      `<table role="presentation" class="line" style="${TABLE_STYLE}">${entries.map(entryRow).join('')}</table>`,
    )
  blocks.push(...after.map(paragraph))
  if (code) blocks.push(`<p class="code" style="${CODE_STYLE}">${escaped(code)}</p>`)
  if (button)
    blocks.push(
      `<p style="margin:8px 0 20px"><a href="${escaped(button.link)}" class="button" style="${BUTTON_STYLE}">${escaped(button.label)}</a></p>`,
      `<p class="mute" style="margin:0;font-size:13px;color:#5b6b66">Bila tombolnya tidak dapat ditekan, buka alamat ini:<br><span style="overflow-wrap:anywhere">${escaped(button.link)}</span></p>`,
    )
  const below = links.map(
    ({ label, link }) =>
      `<a href="${escaped(link)}" class="link" style="color:#0e6b5e;white-space:nowrap">${escaped(label)}</a>`,
  )
  const foot = [...note.map(escaped), ...(below.length > 0 ? [below.join(' &middot; ')] : [])]
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>${escaped(subject)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${DARK}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f7f4;color:#10231f;font:15px/1.6 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="mark" style="margin:0 0 16px 4px;font-size:18px;font-weight:bold;color:#0e6b5e">${MARK}${SIGNATURE}</p>
<div class="sheet line" style="padding:28px 24px;background:#ffffff;border:1px solid #e1e6e2;border-radius:12px">
${blocks.join('\n')}
</div>
<div class="mute" style="padding:16px 4px 0;font-size:13px;color:#5b6b66">
${[...foot, `${SIGNATURE}, pasar bahan baku industri Indonesia`].map((text) => `<p style="margin:0 0 8px">${text}</p>`).join('\n')}
</div>
</div>
</body></html>
`
}

type Entry = NonNullable<Letter['entries']>[number]

function entryRow({ title, text, aside, link }: Entry): string {
  const about = text ? `<br><span>${escaped(text)}</span>` : ''
  return `<tr><td class="line" style="padding:12px 0;border-top:1px solid #e1e6e2">
<a href="${escaped(link)}" class="link" style="color:#0e6b5e;font-weight:bold;text-decoration:none">${escaped(title)}</a>${about}
<br><span class="mute" style="font-size:13px;color:#5b6b66">${escaped(aside)}</span></td></tr>`
}

// drawn by letters: mail programs show no pictures of strangers, and some none at all
const MARK =
  '<span class="button" style="display:inline-block;width:32px;height:32px;margin-right:10px;border-radius:9px;background:#0e6b5e;color:#ffffff;font-size:14px;line-height:32px;text-align:center;vertical-align:middle">SB</span>'
// where a program turns colours by itself it finds these; the button keeps its own
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #0f1715 !important; color: #e8eeeb !important }
.sheet { background: #18231f !important; color: #e8eeeb !important }
.line { border-color: #33423d !important }
.mute { color: #a5b4ae !important }
.link, .mark { color: #6fd0bf !important }
.button { background: #12816f !important; color: #ffffff !important }
.code { background: #22322d !important; color: #e8eeeb !important }
}
@media (max-width: 480px) { .sheet { padding: 22px 16px !important } }`

const TABLE_STYLE = 'width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid #e1e6e2'
const CODE_STYLE =
  'margin:0 0 24px;padding:14px 0;border-radius:10px;background:#e3f1ee;text-align:center;font-size:30px;font-weight:bold;letter-spacing:8px'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 22px;border-radius:9px;background:#0e6b5e;color:#ffffff;font-weight:bold;text-decoration:none'

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
