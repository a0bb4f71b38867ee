import type { TaggedStory } from './story-files.ts'

/** Stories whose tags do not say whether they are a picture (their play ends in the named state) or a deed, each with its error. */
export const unclearIn = (stories: readonly TaggedStory[]): string[] =>
  stories.flatMap(({ path, tags }) => {
    const [isPicture, isDeed] = [tags.includes('picture'), tags.includes('deed')]
    if (!tags.includes('play-fn')) return isDeed ? [`${path}: a deed without a play`] : []
    if (isPicture && isDeed) return [`${path}: a picture and a deed`]
    return isPicture || isDeed ? [] : [`${path}: neither a picture nor a deed`]
  })
