import { type DesignDocument, designDocument, documentVersion } from './document.ts'

/** Bytes of a document as JSON in UTF-8. */
export const documentBytes = 256 * 1024

export type ReadDesign = { ok: true; document: DesignDocument } | { ok: false; code: 'newer-version' | 'too-large' | 'invalid'; path: readonly PropertyKey[] }

const refuse = (code: 'newer-version' | 'too-large' | 'invalid', path: readonly PropertyKey[] = []): ReadDesign => ({ ok: false, code, path })

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
}

/**
 * Takes a document from outside: a file, the browser's storage, another version of this shop. `path` names the member
 * that is wrong. A document of a newer version is told apart, so that nobody overwrites what they cannot see.
 */
export function readDesign(value: unknown): ReadDesign {
  const version = versionOf(value)
  if (typeof version === 'number' && version > documentVersion) return refuse('newer-version', ['version'])
  const parsed = designDocument.safeParse(value)
  if (!parsed.success) return refuse('invalid', parsed.error.issues[0]?.path)
  return new TextEncoder().encode(JSON.stringify(parsed.data)).length > documentBytes ? refuse('too-large') : { ok: true, document: parsed.data }
}
