import { extractText, getDocumentProxy } from 'unpdf'

/** The selectable text of a PDF, its pages joined, with single spaces. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await pagesOf(pdf)).join(' ')
}

/** The selectable text of a PDF by page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  return (await linesOf(pdf)).map((page) => page.replace(/\s+/g, ' '))
}

/** Each page in the lines in which it stands. */
export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((page) => page.replace(/[^\S\n]+/g, ' '))
}
