import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { opening, sealing } from '../backup/sealed-stream.ts'
import { readIfThere, writeDurably } from '../embedded-postgres/durable-file.ts'
import { StartFailure } from '../start-failure.ts'
import { type Archive, isBegun } from './archive.ts'

// An archive is sealed as a whole, by one key, or not at all: a few sealed words in it show which.

const WORDS = 'sealed-words'

/**
 * Whether the archive is of this key; one that is empty becomes so.
 * @throws StartFailure where it was begun with another key, with none, or with one that is not given
 */
export async function claimArchive(archive: Archive): Promise<void> {
  if (archive.key && !isBegun(archive)) {
    const words = await through(sealing(archive.key), Buffer.from('The archive of a site.'))
    writeDurably(join(archive.folder, WORDS), words.toString('base64'))
  }
  await checkKey(archive)
}

/** @throws StartFailure where the archive was begun with another key, with none, or with one that is not given */
export async function checkKey(archive: Archive): Promise<void> {
  const { folder, key } = archive
  const words = readIfThere(join(folder, WORDS))
  if (words === undefined) {
    if (!key || !isBegun(archive)) return
    throw new StartFailure(
      `The archive ${folder} was begun without a key: leave the key out, or set WAL_ARCHIVE to a new, empty folder.`,
    )
  }
  if (!key) throw new StartFailure(`The archive ${folder} is encrypted: give its key file, as WAL_ARCHIVE_KEY_FILE.`)
  try {
    await through(opening(key), Buffer.from(words, 'base64'))
  } catch (cause) {
    throw new StartFailure(
      `The archive ${folder} was begun with another key file: give that one, or set WAL_ARCHIVE to a new, empty folder.`,
      { cause },
    )
  }
}

async function through(stream: ReturnType<typeof sealing>, content: Buffer): Promise<Buffer> {
  stream.end(content)
  return buffer(stream)
}
