import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const PACKED = 8

/** The parts of a zip archive by their names. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  const end = zip.lastIndexOf(fourBytes(END))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + packed)
    entries.set(name, zip.readUInt16LE(at + 10) === PACKED ? inflateRawSync(content) : content)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** A zip archive of these parts; a lying one says of each that it is smaller by a byte than it is. */
export function zipOf(entries: ReadonlyMap<string, Buffer>, { lying = false } = {}): Buffer {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(PACKED, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(content.length - (lying ? 1 : 0), 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const offsetField = Buffer.alloc(14)
    offsetField.writeUInt32LE(at, 10)
    const local = Buffer.concat([fourBytes(LOCAL), facts, Buffer.from(name), packed])
    directory.push(fourBytes(ENTRY), Buffer.from([20, 0]), facts, offsetField, Buffer.from(name))
    written.push(local)
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.size, 4)
  end.writeUInt16LE(entries.size, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...written, index, fourBytes(END), end])
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
