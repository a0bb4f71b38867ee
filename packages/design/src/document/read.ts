import { z } from 'zod'
import { type DesignDocument, currentDocument } from './document.ts'
import { migrate, versionOf } from './migrate.ts'
import { repairDocument } from './repair.ts'
import { documentVersion } from './version.ts'

/** Maximum size of a document: bytes of its JSON in UTF-8. */
export const documentBytes = 256 * 1024

/** Lenient schema: reads a document of the current or an older version and repairs it so that it can be saved again. */
export const designDocument = z.preprocess(
  (value) => repairDocument(migrate(value)),
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
 * Parses an untrusted document: a file, browser storage, or another version of the shop. `path` names the invalid
 * member. Documents of a newer version are reported separately, so that nobody overwrites data this version cannot
 * read.
 */
export function readDesign(value: unknown): ReadDesign {
  if ((versionOf(value) ?? 0) > documentVersion) return refuse('newer-version', ['version'])
  const parsed = designDocument.safeParse(value)
  if (!parsed.success) return refuse('invalid', parsed.error.issues[0]?.path)
  return new TextEncoder().encode(encodeDesign(parsed.data)).length > documentBytes
    ? refuse('too-large')
    : { ok: true, document: parsed.data }
}

/** Serializes a document for storage or transport. */
export const encodeDesign = (document: DesignDocument): string => JSON.stringify(document)

/** Parses the output of `encodeDesign`, or any other text. */
export function decodeDesign(text: string): ReadDesign {
  try {
    return readDesign(JSON.parse(text))
  } catch {
    return refuse('invalid')
  }
}
