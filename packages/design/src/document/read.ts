import { z } from 'zod'
import { type DesignDocument, currentDocument } from './document.ts'
import { migrate, versionOf } from './migrate.ts'
import { tidy } from './tidy.ts'
import { documentVersion } from './version.ts'

/** Bytes of a document as JSON in UTF-8. */
export const documentBytes = 256 * 1024

/** Reads a document of this version or an older one, and gives one of this version that may be saved again. */
export const designDocument = z.preprocess(
  (value) => tidy(migrate(value)),
  currentDocument
) as unknown as typeof currentDocument

export type ReadDesign =
  | { ok: true; document: DesignDocument }
  | { ok: false; code: 'newer-version' | 'too-large' | 'invalid'; path: readonly PropertyKey[] }

const refuse = (code: 'newer-version' | 'too-large' | 'invalid', path: readonly PropertyKey[] = []): ReadDesign => ({
  ok: false,
  code,
  path
})

/**
 * Takes a document from outside: a file, the browser's storage, another version of this shop. `path` names the member
 * that is wrong. A document of a newer version is told apart, so that nobody overwrites what they cannot see.
 */
export function readDesign(value: unknown): ReadDesign {
  if ((versionOf(value) ?? 0) > documentVersion) return refuse('newer-version', ['version'])
  const parsed = designDocument.safeParse(value)
  if (!parsed.success) return refuse('invalid', parsed.error.issues[0]?.path)
  return new TextEncoder().encode(encodeDesign(parsed.data)).length > documentBytes
    ? refuse('too-large')
    : { ok: true, document: parsed.data }
}

/** A document as text, to be kept or sent. */
export const encodeDesign = (document: DesignDocument): string => JSON.stringify(document)

/** Reads what `encodeDesign` wrote, or any other text. */
export function decodeDesign(text: string): ReadDesign {
  try {
    return readDesign(JSON.parse(text))
  } catch {
    return refuse('invalid')
  }
}
