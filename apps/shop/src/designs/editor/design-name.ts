import { type DesignDocument, isPlaceholderText, walk, nodeText } from '@motif/design'
import { m } from '@motif/messages'

/** Maximum name length that is easy to read in a list. */
const most = 40

function shortened(words: string): string {
  if (words.length <= most) return words
  const begun = words.slice(0, most + 1)
  const end = begun.lastIndexOf(' ')
  return `${begun.slice(0, end > most / 3 ? end : most).replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`
}

/** A name from the design's first text; undefined if it has only placeholder text. */
function nameFromTexts({ areas }: Pick<DesignDocument, 'areas'>): string | undefined {
  for (const node of walk(Object.values(areas).flat())) {
    const said = nodeText(node) ?? ''
    if (node.hidden || ('role' in node && node.role !== undefined) || isPlaceholderText(said)) continue
    const words = said.trim().replaceAll(/\s+/g, ' ')
    if (words !== '') return shortened(words)
  }
  return undefined
}

/** The default name of a design. */
export const automaticName = (document: Pick<DesignDocument, 'areas'>): string =>
  nameFromTexts(document) ?? m.editor_untitled()

/** The user-given name; undefined for a default name. */
export const givenName = (name: string, document: Pick<DesignDocument, 'areas'>): string | undefined =>
  name === m.editor_untitled() || name === nameFromTexts(document) ? undefined : name
