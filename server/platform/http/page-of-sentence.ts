/** A whole page that says one sentence. */
export function pageOfSentence(sentence: string): string {
  const text = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Sentra Bahan</title><body style="font:16px/1.5 system-ui;max-width:36rem;margin:20vh auto;padding:0 1rem">',
    `<p>${text}</p><p><a href="/">Ke beranda</a></p></body></html>`,
  ].join('')
}
