interface ChosenFiles {
  key: string
  files: readonly File[]
}

let waiting: ChosenFiles | undefined

/** Stores files for the next page. Returns the state of that page's history entry. */
export function leaveFiles(files: readonly File[]): { chosenFiles: string } {
  waiting = { key: crypto.randomUUID(), files }
  return { chosenFiles: waiting.key }
}

/** The files of a history entry, once; none if it is opened again, or after a reload. */
export function takeFiles(state: unknown): readonly File[] {
  const isOwner =
    typeof state === 'object' && state !== null && 'chosenFiles' in state && state.chosenFiles === waiting?.key
  if (!isOwner || waiting === undefined) return []
  const { files } = waiting
  waiting = undefined
  return files
}
