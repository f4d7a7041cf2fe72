const notPartOfTheName = new Set(['pt', 'cv', 'ud', 'tbk', 'pd', 'fa'])

/** Two letters for a person or a firm: of the first and the second word of the name, the form of the firm apart. */
export function initials(name: string): string {
  const words = name.split(/[\s.,]+/).filter(Boolean)
  const telling = words.filter((word) => !notPartOfTheName.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  return [first, second]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
