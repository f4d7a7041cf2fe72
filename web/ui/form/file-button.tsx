import { useRef } from 'react'
import { Button, type ButtonProps } from '../action/button.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** The files the browser offers, such as '.pdf,.png'. */
  accept: string
  /** Multiple files may be chosen; `onChoose` gets each on its own. */
  multiple?: boolean
  onChoose: (file: File) => void
}

/** A button for choosing a file. */
export function FileButton({ accept, multiple, onChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // so that the same file can be chosen again after a failure
          event.currentTarget.value = ''
          for (const file of files) onChoose(file)
        }}
      />
    </>
  )
}
