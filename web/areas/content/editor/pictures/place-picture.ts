/** What is put into a text for a picture to stand alone there, and where a caret inside is taken. */
export function placePicture(text: string, caret: number, markdown: string): string {
  const before = text.slice(0, caret)
  const after = text.slice(caret)
  return `${gap(/\n*$/.exec(before)?.[0].length ?? 0, before === '')}${markdown}${gap(/^\n*/.exec(after)?.[0].length ?? 0, after === '')}`
}

/** The line breaks that are missing to an empty line. */
function gap(there: number, atEnd: boolean): string {
  return atEnd ? '' : '\n'.repeat(Math.max(0, 2 - there))
}

/** A picture as texts name it; marks that would end its words are left out. */
export function pictureMarkdown(alt: string, address: string): string {
  return `![${alt
    .replace(/[[\]\\<>`*_!&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}](${address})`
}
