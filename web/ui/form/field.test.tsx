import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Field } from './field.tsx'

it('says once what is both hint and error [REG-1]', () => {
  const shown = (error: string) =>
    renderToStaticMarkup(
      <Field label="Password" hint="Minimal 8 karakter" error={error}>
        <input />
      </Field>,
    )

  expect(shown('Minimal 8 karakter').split('Minimal 8 karakter')).toHaveLength(2)
  expect(shown('Password harus diisi.')).toContain('Minimal 8 karakter')
})
