/** The policy of such a page: it loads nothing, and has its looks in itself. */
export const SENTENCE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A whole page that says one sentence, in the looks of the house, which needs nothing beside itself. */
export function pageOfSentence(status: number, sentence: string): string {
  const text = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Sentra Bahan</title><style>${looks}</style>`,
    `<header><a href="/">${mark}Sentra Bahan</a></header><main><p class="mark">${status}</p><h1>${text}</h1>`,
    ofAddress.has(status) ? search : '',
    // the same address, as it was asked for
    `<p>${status === 503 ? '<a class="to" href="">Coba lagi</a>' : ''}<a class="to" href="/produk">Buka daftar produk</a><a class="to" href="/">Ke beranda</a></p></main></html>`,
  ].join('')
}

// the address was wrong, and the site is well
const ofAddress: ReadonlySet<number> = new Set([400, 404, 414, 431])

const mark =
  '<svg viewBox="0 0 34 34" width="32" height="32" aria-hidden="true"><path d="M17 2l13 7.5v15L17 32 4 24.5v-15z" fill="#0e6b5e"/><path d="M17 9l7 4v8l-7 4-7-4v-8z" fill="none" stroke="#fff" stroke-width="2.4"/></svg>'

const search =
  '<p class="help">Cari yang Anda butuhkan, atau mulai dari salah satu halaman ini.</p><form action="/produk"><input type="search" name="keyword" aria-label="Cari yang Anda butuhkan" placeholder="Nama bahan, CAS, atau kode E"><button class="to">Cari</button></form>'

const looks = [
  'body{margin:0;background:#f6f7f4;color:#10231f;font:15px/1.5 "Plus Jakarta Sans",system-ui,sans-serif}',
  'header{background:#fff;border-bottom:1px solid #e1e6e2;padding:14px 24px}a{color:#0e6b5e;text-decoration:none}',
  'header a{display:inline-flex;gap:10px;align-items:center;color:inherit;font-size:19px;font-weight:700}',
  'main{max-width:33rem;margin:14vh auto;padding:0 24px}h1{margin:0 0 16px;font-size:30px;line-height:1.25}',
  '.mark{color:#0e6b5e;font-size:14px;font-weight:600}.help{color:#5b6b66}form{display:flex;gap:8px}',
  'input{flex:1;min-width:0;height:44px;padding:0 14px;border:1px solid #82918b;border-radius:10px;font:inherit;box-sizing:border-box}',
  '.to{display:inline-block;margin:8px 12px 0 0;padding:9px 18px;border:1px solid #0e6b5e;border-radius:10px;font:inherit;font-weight:600;background:#fff;color:#0e6b5e}',
  'form .to{margin:0}p .to:first-child{background:#0e6b5e;color:#fff}',
].join('')
