/** Focuses the first of the named controls in a place that is wrong; of radio buttons, the chosen one. */
export function focusFirstWrong(place: ParentNode | null | undefined, isWrong: (name: string) => boolean): void {
  const controls = [...(place?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  const wrong = controls.filter((control) => isWrong(nameOf(control)))
  const [first] = wrong
  const chosen = wrong.find((control) => first && nameOf(control) === nameOf(first) && control.matches(':checked'))
  ;(chosen ?? first)?.focus()
}

function nameOf(control: Element): string {
  return control.getAttribute('name') ?? ''
}
