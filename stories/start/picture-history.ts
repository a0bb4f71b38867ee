/** Baseline changes by commit, for reviewing what is new. */

export interface PictureChange {
  /** Abbreviated hash. */
  commit: string
  /** `2026-11-25` */
  day: string
  subject: string
  /** Names of baselines: `screens-cart--ready.light-390`. */
  pictures: readonly string[]
}

/** Options for `git log -- stories/baselines`: a record per commit, followed by its baselines. */
export const logFormat = ['--format=%x00%h%x09%as%x09%s', '--name-only', '--no-renames']

/** Parses `git log` output in that format, newest first. Commits without baseline changes are omitted. */
export const readPictureLog = (log: string): PictureChange[] =>
  log
    .split('\0')
    .slice(1)
    .flatMap((record) => {
      const [head = '', ...lines] = record.split('\n')
      const [commit = '', day = '', ...subject] = head.split('\t')
      const pictures = lines.flatMap((line) => /^stories\/baselines\/(.+)\.webp$/.exec(line)?.[1] ?? [])
      return pictures.length === 0 ? [] : [{ commit, day, subject: subject.join('\t'), pictures }]
    })

/** Ids of stories whose baselines changed since a commit, with modes, sorted. */
export function changedSince(changes: readonly PictureChange[], commit: string): Map<string, string[]> {
  const upTo = changes.findIndex((change) => change.commit === commit)
  const pictures = new Set(changes.slice(0, upTo + 1).flatMap((change) => change.pictures))
  const stories = new Map<string, string[]>()
  for (const picture of [...pictures].toSorted()) {
    const [story = '', mode = ''] = picture.split('.')
    stories.set(story, [...(stories.get(story) ?? []), mode])
  }
  return stories
}
