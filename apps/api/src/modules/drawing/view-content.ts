import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ViewId, viewIds } from './views.ts'

/** Source files of pictures, one folder per view (see tools/pictures/README.md). */
export const passFolder = join(import.meta.dirname, '../../../../../tools/pictures/passes')

/** Increase it when browsers render the same passes differently. */
const fileVersion = 2

async function contentOf(view: ViewId): Promise<string> {
  const hash = createHash('sha256').update(`${fileVersion} ${view}`)
  for (const name of (await readdir(join(passFolder, view))).toSorted())
    hash.update(name).update(await readFile(join(passFolder, view, name)))
  return hash.digest('hex').slice(0, 16)
}

let contents: Promise<ReadonlyMap<string, string>> | undefined

/** Content hash of every view's passes; read once. */
export function viewContents(): Promise<ReadonlyMap<string, string>> {
  contents ??= Promise.all(viewIds.map(async (view) => [view, await contentOf(view)] as const)).then(
    (entries) => new Map(entries)
  )
  contents.catch(() => (contents = undefined))
  return contents
}
