import { type DesignDocument, isSample, walk, wordsIn } from '@motif/design'
import { m } from '@motif/messages'

/** Letters that are read at a glance in a list. */
const most = 40

function shortened(words: string): string {
  if (words.length <= most) return words
  const begun = words.slice(0, most + 1)
  const end = begun.lastIndexOf(' ')
  return `${begun.slice(0, end > most / 3 ? end : most).replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`
}

/** What a design says first, as its name; undefined where it says nothing of anybody's own. */
function nameFromWords({ areas }: Pick<DesignDocument, 'areas'>): string | undefined {
  for (const node of walk(Object.values(areas).flat())) {
    const said = wordsIn(node) ?? ''
    if (node.hidden || ('role' in node && node.role !== undefined) || isSample(said)) continue
    const words = said.trim().replaceAll(/\s+/g, ' ')
    if (words !== '') return shortened(words)
  }
  return undefined
}

/** The name of a design nobody has named. */
export const automaticName = (document: Pick<DesignDocument, 'areas'>): string =>
  nameFromWords(document) ?? m.editor_untitled()

/** The name a person gave a design; undefined where it was named after its words, or not at all. */
export const givenName = (name: string, document: Pick<DesignDocument, 'areas'>): string | undefined =>
  name === m.editor_untitled() || name === nameFromWords(document) ? undefined : name
