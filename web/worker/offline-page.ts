import { SESSION_IDLE_MS } from '#domain/accounts/session.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import type { RecentlyViewed } from './recently-viewed.ts'

/** The page shown where the server cannot be reached: what was seen last, as of when; complete in itself. */
export function offlinePage(stored: RecentlyViewed | null, now: Date): string {
  const viewed = stored && viewedLately(stored, now)
  return `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidak tersambung | Sentra Bahan</title>
<style>${STYLE}</style>
<main>
<p id="left" hidden><strong>Anda sudah keluar dari akun di browser ini.</strong></p>
<p class="mark">Tidak tersambung</p>
<h1>Halaman ini belum dapat dibuka</h1>
<p>Perangkat Anda sedang offline, atau server tidak dapat dihubungi. Halaman dibuka begitu tersambung kembali.</p>
<p><a class="button" href="">Coba lagi</a></p>
${cartOf(viewed)}
${pagesOf(viewed)}
</main>
<script>${SCRIPT}</script>
</html>`
}

const STYLE = `
body{margin:0;background:#f6f7f4;color:#10231f;font:15px/1.5 'Plus Jakarta Sans','Segoe UI',Roboto,Arial,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 .75rem}
h2{font-size:1.125rem;margin:0}
section{margin-top:1.5rem;padding:1.25rem;background:#fff;border:1px solid #e1e6e2;border-radius:12px}
ul{list-style:none;margin:.75rem 0 0;padding:0}
li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-top:1px solid #e1e6e2}
li span:last-child,section>p{color:#5b6b66;font-size:.875rem;margin:0;text-align:end;white-space:nowrap}
section>p{text-align:start}
a{color:#0e6b5e;font-weight:600}
.mark{color:#0e6b5e;font-weight:600;font-size:.875rem;margin:0}
.button{display:inline-block;padding:.625rem 1.25rem;border-radius:8px;background:#0e6b5e;color:#fff;text-decoration:none}
.button:focus-visible,a:focus-visible{outline:3px solid #10231f;outline-offset:2px}
`

// a network that comes back says so, a server does not; last, as a browser may keep its storage from it
const SCRIPT = `
addEventListener('online', () => location.reload())
setInterval(() => fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {}), 5000)
document.getElementById('left').hidden = localStorage.getItem('actionLogout') !== 'true'
`

/** A session unused for longer has ended, and somebody else may sit there now [SESS-4]. */
function viewedLately({ pages, cart, ...viewed }: RecentlyViewed, now: Date): RecentlyViewed {
  const isRecent = ({ at }: { at: string }) => now.getTime() - Date.parse(at) < SESSION_IDLE_MS
  return { ...viewed, pages: pages.filter(isRecent), cart: cart && isRecent(cart) ? cart : undefined }
}

function cartOf(viewed: RecentlyViewed | null): string {
  if (!viewed?.cart || viewed.cart.lines.length === 0) return ''
  const lines = viewed.cart.lines.map(({ name, quantity }) => entry(escaped(name), escaped(quantity)))
  return section('Keranjang Anda', `Seperti terakhir dilihat ${formatDateTime(viewed.cart.at)}`, lines)
}

function pagesOf(viewed: RecentlyViewed | null): string {
  if (!viewed || viewed.pages.length === 0) return ''
  const links = viewed.pages.map(({ path, title, at }) =>
    entry(`<a href="${escaped(path)}">${escaped(title)}</a>`, formatDateTime(at)),
  )
  return section('Terakhir dilihat', 'Hanya tersimpan di browser ini, dan dihapus saat Anda keluar', links)
}

function section(title: string, note: string, entries: readonly string[]): string {
  return `<section><h2>${title}</h2><p>${note}</p><ul>${entries.join('')}</ul></section>`
}

function entry(what: string, beside: string): string {
  return `<li><span>${what}</span><span>${beside}</span></li>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
