import type { SyntheticEvent } from 'react'

/** For `onInput`: no e-mail address, code or password has a space in it [RESET-2, RESET-4]. */
export function withoutSpaces({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  input.value = input.value.replace(/\s/g, '')
}
