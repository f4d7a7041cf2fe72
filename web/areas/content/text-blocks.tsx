import { Link } from 'react-router'
import type { Block, Words } from '#domain/content/contract.ts'
import { Photo } from '#web/ui/picture/photo.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  blocks: readonly Block[]
  /** The rank of headings among them. */
  subheading: 'h3' | 'h4'
}

/** A written text: paragraphs, lists, quotations, headings; the one way in which texts of the content are drawn. */
export function TextBlocks({ blocks, subheading }: Props) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
    <TextBlock key={index} block={block} subheading={subheading} />
  ))
}

function TextBlock({
  block: { kind, lines, picture },
  subheading: Subheading,
}: { block: Block } & Pick<Props, 'subheading'>) {
  switch (kind) {
    case 'paragraph':
      return <p>{drawn(lines)}</p>
    case 'subheading':
      return <Subheading className="mt-1 font-semibold text-ink">{drawn(lines)}</Subheading>
    case 'quote':
      return (
        <blockquote className="grid gap-2 border-s-3 border-line-strong ps-4">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <p key={index}>{drawn([line])}</p>
          ))}
        </blockquote>
      )
    case 'bullets':
      return <ul className="grid list-disc gap-1.5 ps-6">{items(lines)}</ul>
    case 'numbers':
      return <ol className="grid list-decimal gap-1.5 ps-6">{items(lines)}</ol>
    case 'picture':
      return picture && <Picture {...picture} />
  }
}

function Picture({ address, alt, width, height }: NonNullable<Block['picture']>) {
  return (
    <Photo
      src={address}
      alt={alt}
      width={width}
      height={height}
      sizes="(min-width: 800px) 748px, 100vw"
      loading="lazy"
      className="my-1 block h-auto max-w-full rounded-card"
    />
  )
}

function items(lines: Block['lines']) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    <li key={index}>{drawn([line])}</li>
  ))
}

function drawn(lines: Block['lines']) {
  return lines.flat().map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    <Run key={index} words={words} />
  ))
}

function Run({ words: { text, bold, italic, link } }: { words: Words }) {
  const plain = withAmounts(text)
  const leaning = italic ? <em>{plain}</em> : plain
  const words = bold ? <strong className="font-semibold text-ink">{leaning}</strong> : leaning
  if (link === null) return words
  if (link.startsWith('/'))
    return (
      <Link to={link} className="text-link">
        {words}
      </Link>
    )
  return (
    <a href={link} rel="noopener" className="text-link">
      {words}
    </a>
  )
}
