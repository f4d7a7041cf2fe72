/**
 * Listens whether the next event of that kind reaches this element: React stops one on what it has not taken over yet
 * before that.
 * @returns what tells so, and ends the listening
 */
export function reaching(element: HTMLElement, kind: 'click' | 'input'): () => boolean {
  let reached = false
  const reach = () => {
    reached = true
  }
  element.addEventListener(kind, reach)
  return () => {
    element.removeEventListener(kind, reach)
    return reached
  }
}
