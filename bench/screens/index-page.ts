import type { Compared } from './compare.ts'

/** A page that shows all pictures side by side, those that have changed first, under what could not be taken. */
export function indexPage(compared: readonly Compared[], missed: readonly string[]): string {
  const sorted = [...compared].sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0) || a.file.localeCompare(b.file))
  const changed = compared.filter((one) => one.changed).length
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif;margin:24px}main{display:flex;flex-wrap:wrap;gap:24px}figure{margin:0;width:380px}
img{width:100%;max-height:480px;object-fit:cover;object-position:top;border:1px solid #ccc}li{color:#b3261e}</style>
<h1>${compared.length} screens, ${changed} changed, ${missed.length} not taken</h1>
<ul>${missed.map((why) => `<li>${escaped(why)}</li>`).join('')}</ul>
<main>${sorted.map(figure).join('\n')}</main></html>`
}

function figure({ file, changed }: Compared): string {
  const difference = changed ? ` <a href="differences/${file}">${(changed * 100).toFixed(2)} % changed</a>` : ''
  const caption = `${file.replace('.png', '')}${changed === null ? ' (new)' : difference}`
  return `<figure><figcaption>${caption}</figcaption><a href="now/${file}"><img loading="lazy" src="now/${file}" alt=""></a></figure>`
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
