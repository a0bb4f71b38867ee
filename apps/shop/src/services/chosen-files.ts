interface ChosenFiles {
  key: string
  files: readonly File[]
}

let waiting: ChosenFiles | undefined

/** Keeps files chosen on one page for the next: what that page's entry of the history is to carry as its state. */
export function leaveFiles(files: readonly File[]): { chosenFiles: string } {
  waiting = { key: crypto.randomUUID(), files }
  return { chosenFiles: waiting.key }
}

/** The files an entry of the history was opened with, once; none where it is opened again, or after a reload. */
export function takeFiles(state: unknown): readonly File[] {
  const isMeant =
    typeof state === 'object' && state !== null && 'chosenFiles' in state && state.chosenFiles === waiting?.key
  if (!isMeant || waiting === undefined) return []
  const { files } = waiting
  waiting = undefined
  return files
}
