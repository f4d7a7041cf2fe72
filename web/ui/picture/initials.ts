const notPartOfTheName = new Set(['pt', 'cv', 'ud', 'tbk', 'pd', 'fa'])

/** Two letters for a person or a company: from the first two words of the name, ignoring the legal form. */
export function initials(name: string): string {
  const words = name.split(/[\s.,]+/).filter(Boolean)
  const telling = words.filter((word) => !notPartOfTheName.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  return [first, second]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
