import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Section, Words } from '#domain/content/contract.ts'
import { type BlockKind, mayLinkTo } from '#domain/content/link.ts'
import { type ContentPicture, pictureUrl, readPictureAddress } from '#domain/content/picture.ts'

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]
type Paragraph = Extract<RootContent, { type: 'paragraph' }>
type Image = Extract<PhrasingContent, { type: 'image' }>
type Nodes = Root | RootContent

/** Why a text may not be saved. */
export type BodyFault = 'html' | 'link' | 'picture' | 'picture_text' | 'picture_place' | 'part'

/** The content of a Markdown text. */
export interface ReadText {
  /** The first markup that would not be shown; null where all of it is [ADM-4]. */
  fault: BodyFault | null
  /** Its parts: '## ' begins a section. */
  sections: Section[]
  /** The pictures that it shows. */
  pictures: ContentPicture[]
}

/**
 * Reads a text in Markdown as the closed set of parts that screens draw. Nothing of it is ever HTML: what is no part of the
 * set is shown as the words that were typed, and a link elsewhere than `mayLinkTo` allows as its words [CONTENT-1, ADM-4].
 */
export function readMarkdown(written: string): ReadText {
  const body = flattened(written)
  if (isCrowded(body)) return asTyped(body)
  const root = fromMarkdown(body)
  return {
    fault: body === written ? faultIn(root) : 'part',
    sections: sectionsIn(root, body),
    pictures: picturesIn(root),
  }
}

function sectionsIn(root: Root, body: string): Section[] {
  const sections: Section[] = []
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth <= SECTION_DEPTH) {
      sections.push({ heading: textOf(node), blocks: [] })
      continue
    }
    const blocks = blocksOf(node, body)
    const section = sections.at(-1)
    if (section) section.blocks.push(...blocks)
    else if (blocks.length > 0) sections.push({ heading: null, blocks })
  }
  return sections
}

function picturesIn(root: Root): ContentPicture[] {
  return root.children.flatMap((node) => {
    const images = node.type === 'paragraph' ? imagesOf(node) : null
    return images?.flatMap(({ url }) => readPictureAddress(url) ?? []) ?? []
  })
}

const SECTION_DEPTH = 2
// quotations and lists within one another, which have no look; reading thousands of them takes seconds
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){3}.*$/gm

function flattened(body: string): string {
  return body.replace(NESTED, '')
}

// pairing ten thousand within one paragraph takes seconds
const MOST_MARKS = 1_000

// each is read within what was read before it
const MOST_QUOTED = 500
const QUOTED = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t]+(?:>|(?:[-+*]|\d{1,9}[.)])[ \t]))/gm

// a text of the longest in lines of twenty letters; of thousands of headings or lines of one list each is read within the others
const MOST_LINES = 2_000

function isCrowded(body: string): boolean {
  if (body.split(/\r\n|\r|\n/, MOST_LINES + 1).length > MOST_LINES) return true
  if ((body.match(QUOTED)?.length ?? 0) > MOST_QUOTED) return true
  return body.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[*_[<`]/g)?.length ?? 0) > MOST_MARKS)
}

const shown = new Set<Nodes['type']>([
  'root',
  'heading',
  'paragraph',
  'blockquote',
  'list',
  'listItem',
  'text',
  'strong',
  'emphasis',
  'link',
  'break',
])
// what a block holds: a list within a list, or a heading within a quotation, has no look
const inside: Partial<Record<Nodes['type'], Nodes['type']>> = { listItem: 'paragraph', blockquote: 'paragraph' }

function faultIn(node: Nodes): BodyFault | null {
  if (node.type === 'html') return 'html'
  if (node.type === 'image') return 'picture_place'
  if (node.type === 'imageReference') return 'picture'
  const images = node.type === 'paragraph' ? imagesOf(node) : null
  if (images) return firstFault(images, faultOfImage)
  if (node.type === 'link' && !mayLinkTo(node.url)) return 'link'
  if (!shown.has(node.type)) return 'part'
  if (!('children' in node)) return null
  const only = inside[node.type]
  if (only && node.children.some(({ type }) => type !== only && type !== 'html')) return 'part'
  return firstFault(node.children, (child) =>
    // a picture within a quotation or a list has no look
    only && 'children' in child && child.type === 'paragraph' && imagesOf(child) ? 'picture_place' : faultIn(child),
  )
}

function firstFault<Node>(nodes: readonly Node[], faultOf: (node: Node) => BodyFault | null): BodyFault | null {
  for (const node of nodes) {
    const fault = faultOf(node)
    if (fault) return fault
  }
  return null
}

function faultOfImage({ url, alt, title }: Image): BodyFault | null {
  if (!readPictureAddress(url)) return 'picture'
  if (!alt?.trim()) return 'picture_text'
  return title == null ? null : 'part'
}

/** The pictures of a paragraph that holds nothing else; null of any other. */
function imagesOf({ children }: Paragraph): Image[] | null {
  const images = children.filter((node) => node.type === 'image')
  const rest = children.filter((node) => node.type !== 'image' && node.type !== 'break')
  return images.length > 0 && rest.every((node) => node.type === 'text' && node.value.trim() === '') ? images : null
}

function blocksOf(node: RootContent, body: string): Block[] {
  if (node.type === 'heading') return [block(node.depth <= SECTION_DEPTH ? 'paragraph' : 'subheading', node.children)]
  if (node.type === 'paragraph') return imagesOf(node)?.map(pictureBlock) ?? [block('paragraph', node.children)]
  if (node.type === 'list') {
    const lines = node.children.map((item) => typedLine(item, body))
    return [{ kind: node.ordered ? 'numbers' : 'bullets', lines, picture: null }]
  }
  if (node.type === 'blockquote') {
    const lines = node.children.map((paragraph) => typedLine(paragraph, body))
    return [{ kind: 'quote', lines, picture: null }]
  }
  if (node.type === 'definition') return []
  return [{ kind: 'paragraph', lines: [[plain(typed(node, body))]], picture: null }]
}

function block(kind: BlockKind, children: readonly PhrasingContent[]): Block {
  return { kind, lines: [wordsOf(children, PLAIN)], picture: null }
}

/** One of another address is its words alone. */
function pictureBlock({ url, alt }: Image): Block {
  const picture = readPictureAddress(url)
  if (!picture) return { kind: 'paragraph', lines: [[plain(alt ?? '')]], picture: null }
  const { width, height } = picture
  return { kind: 'picture', lines: [], picture: { address: pictureUrl(picture, 800), alt: alt ?? '', width, height } }
}

/** The inline content of one line of a list or a quotation; unsupported markup as it was typed. */
function typedLine(node: RootContent, body: string): Words[] {
  if (node.type === 'paragraph') return wordsOf(node.children, PLAIN)
  if (node.type !== 'listItem') return [plain(typed(node, body))]
  return node.children.flatMap((paragraph, index) => [
    ...(index > 0 ? [plain(' ')] : []),
    ...typedLine(paragraph, body),
  ])
}

type Marks = Omit<Words, 'text'>
const PLAIN: Marks = { bold: false, italic: false, link: null }

function wordsOf(nodes: readonly PhrasingContent[], marks: Marks): Words[] {
  return nodes.flatMap((node) => {
    if (node.type === 'strong') return wordsOf(node.children, { ...marks, bold: true })
    if (node.type === 'emphasis') return wordsOf(node.children, { ...marks, italic: true })
    if (node.type === 'link') return wordsOf(node.children, { ...marks, link: mayLinkTo(node.url) ? node.url : null })
    return [{ text: textOf(node), ...marks }]
  })
}

function plain(text: string): Words {
  return { text, ...PLAIN }
}

function textOf(node: Nodes): string {
  if (node.type === 'break') return ' '
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('value' in node) return node.value.replace(/\s+/g, ' ')
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

function typed(node: RootContent, body: string): string {
  const { start, end } = node.position ?? {}
  return body.slice(start?.offset, end?.offset).replace(/\s+/g, ' ').trim()
}

/** The result for an unparsed text: all of it as it was typed, which may not be saved. */
export function asTyped(text: string): ReadText {
  const words = { text, bold: false, italic: false, link: null }
  const blocks = [{ kind: 'paragraph' as const, lines: [[words]], picture: null }]
  return { fault: 'part', sections: [{ heading: null, blocks }], pictures: [] }
}
