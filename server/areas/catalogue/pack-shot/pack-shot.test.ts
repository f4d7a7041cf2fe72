import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packKinds } from '#domain/catalogue/packs/pack-kind.ts'
import { textWidth } from '#server/platform/pictures/lettering.ts'
import { EM } from '#server/platform/pictures/outline.ts'
import { drawPackShot, type PackShot, packViews } from './pack-shot.ts'

const plain: PackShot = { packKind: 'sack', category: 2, name: 'Asam Sitrat Anhidrat', net: '25 kg', view: 'front' }

const everyPicture = packKinds.flatMap((packKind) =>
  [1, 2, 3, 6, 99].flatMap((category) => packViews.map((view) => ({ ...plain, packKind, category, view }))),
)

describe('a pack shot', () => {
  it.each(everyPicture)('is well-formed, and light as it is sent: $packKind, category $category, $view', (shot) => {
    const svg = drawPackShot({
      ...shot,
      grade: 'USP',
      origin: 'Tiongkok',
      casNumber: '77-92-9',
      packLabel: '25 kg sak',
    })

    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"/)
    expect(unclosed(svg)).toEqual([])
    expect(missingReferences(svg)).toEqual([])
    expect(svg).not.toMatch(/undefined|NaN|null/)
    // outlines of letters are long, but repeat; lists show the front alone, and the close-up has the most letters
    expect(gzipSync(svg).length).toBeLessThan(shot.view === 'label' ? 5_000 : 3_000)
  })

  it('is the same every time', () => {
    expect(drawPackShot(plain)).toBe(drawPackShot({ ...plain }))
  })

  it('tells plastic from paper and aluminium from glass', () => {
    const bottle: PackShot = { ...plain, packKind: 'bottle' }

    expect(drawPackShot({ ...plain, packLabel: '50 kg sak plastik' })).not.toBe(drawPackShot(plain))
    expect(drawPackShot({ ...bottle, packLabel: '1 kg kaleng aluminium' })).not.toBe(drawPackShot(bottle))
  })
})

describe('its label', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['A & B'],
    [`"Kutip" 'tunggal'`],
    ['Garam 🧂🧂'],
    ['\u0000\u0008\uD800Garam\uFFFF'],
    [']]><svg onload="x">'],
  ])('carries %j as text only', (name) => {
    for (const view of packViews) {
      const svg = drawPackShot({
        ...plain,
        name,
        view,
        net: name,
        grade: name,
        origin: name,
        casNumber: name,
        nameEn: name,
      })

      expect(unclosed(svg)).toEqual([])
      expect(svg).not.toMatch(/<script|<svg o|[\u0000\uD800\uFFFF](?![\uDC00-\uDFFF])/)
    }
  })

  it.each([
    ['a short name', 'Urea'],
    ['a long name', 'Kopolimer Asam Metakrilat Tipe C Dispersi Tiga Puluh Persen Kelas Farmasi USP-NF'],
    ['a long word', 'Butylmethoxydibenzoylmethaneethylhexyloxyphenol'],
    ['nothing but breaks', '- / - / - / - / - / - / - / - / - / - / - / - / - / - / -'],
    ['wide signs', '界'.repeat(40)],
    ['one letter for ever', 'W'.repeat(300)],
    ['nothing', ''],
  ])('holds %s in three lines within its edges', (_, name) => {
    for (const packKind of packKinds) {
      const lines = linesOf(drawPackShot({ ...plain, name, packKind })).filter(
        (line) => !['25 kg', 'NET'].includes(wordsOf(line)),
      )

      expect(lines.length).toBeLessThanOrEqual(3)
      expect(Math.max(...lines.map(lengthOf))).toBeLessThanOrEqual(160 - 22)
    }
  })

  it('says with three dots that a name goes on', () => {
    const svg = drawPackShot({ ...plain, name: 'Kopolimer Asam Metakrilat '.repeat(6) })

    expect(linesOf(svg).some((line) => wordsOf(line).includes('…'))).toBe(true)
  })

  it("is drawn in the product's font, which an image cannot load, but for letters that this lacks", () => {
    expect(drawPackShot(plain)).not.toContain('<text')
    expect(drawPackShot({ ...plain, name: 'Garam 界' })).toMatch(/<text [^>]*textLength="[^>]*>[^<]*界/)
  })

  it('keeps a name whole where it fits', () => {
    const svg = drawPackShot({ ...plain, name: 'Parasetamol DC 90 USP' })

    expect(linesOf(svg).map(wordsOf)).toEqual(['Parasetamol', 'DC 90 USP', 'NET', '25 kg'])
  })

  it('prints the facts it was given in the close-up, and no others', () => {
    const svg = drawPackShot({ ...plain, view: 'label', grade: 'FCC', casNumber: '77-92-9' })

    expect(linesOf(svg).map(wordsOf)).toContain('77-92-9')
    expect(linesOf(svg).map(wordsOf)).not.toContain('Asal')
  })
})

/** The lines of text, whether outlines or, with a letter that the font lacks, texts. */
function linesOf(svg: string): string[] {
  return svg.match(/<text [^>]*>[^<]*<\/text>|<path aria-label=[^>]*>/g) ?? []
}

function wordsOf(line: string): string {
  return /aria-label="([^"]*)"/.exec(line)?.[1] ?? line.replace(/<[^>]+>/g, '')
}

function lengthOf(line: string): number {
  const [, scale] = /matrix\(([\d.]+) /.exec(line) ?? []
  const size = scale ? Number(scale) * EM : 0
  return scale ? textWidth(wordsOf(line), size) : Number(/textLength="([\d.]+)"/.exec(line)?.[1])
}

/** Names of elements left open, stray end tags, and invalid entities. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = [...(svg.match(/&(?!amp;|lt;|gt;|quot;|#39;)/g) ?? [])]
  for (const [tag, end, name = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z][\w-]*="[^"<]*")*\s*\/?>|</g)) {
    if (tag.endsWith('/>')) continue
    if (!name) wrong.push(tag)
    if (end && open.pop() !== name) wrong.push(name)
    if (!end && name) open.push(name)
  }
  return [...open, ...wrong]
}

function missingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].flatMap(([, id]) => (id && !ids.has(id) ? [id] : []))
}
