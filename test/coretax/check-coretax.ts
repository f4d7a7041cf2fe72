import { readFile } from 'node:fs/promises'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

/** The values at a path of a file for Coretax, validated by its schema. @throws Error naming what the schema refuses */
export async function checkCoretax(xml: string): Promise<(path: string) => string[]> {
  const schema = XmlDocument.fromString(await readFile(new URL('./TaxInvoice.xsd', import.meta.url), 'utf8'))
  const file = XmlDocument.fromString(xml)
  XsdValidator.fromDoc(schema).validate(file)
  return (path) => file.find(path).map(({ content }) => content)
}
