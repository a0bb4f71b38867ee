import type { TaggedStory } from './story-files.ts'

/** Stories whose tags do not say whether they are a picture (their play ends in the named state) or a deed, each with its error. */
export const unclearIn = (stories: readonly TaggedStory[]): string[] =>
  stories.flatMap(({ path, tags }) => {
    const [isPicture, isDeed] = [tags.includes('picture'), tags.includes('deed')]
    if (!tags.includes('play-fn')) return isDeed ? [`${path}: a deed without a play`] : []
    if (isPicture && isDeed) return [`${path}: a picture and a deed`]
    return isPicture || isDeed ? [] : [`${path}: neither a picture nor a deed`]
  })

/**
 * Names of a file's constants that hold a message. A message read while the file loads is in the language of the story
 * that ran before, so constants must be functions.
 */
export const loadedMessagesIn = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?const (\w+)[^=\n]* = (.*(?:\n(?:[ })\]].*)?)*)/gmu)].flatMap(
    ([, name = '', value = '']) =>
      /\bm\.\w+\(/u.test(value) && !/=>|\bfunction\b|\bmeta\.story\(|\bpreview\.meta\(/u.test(value) ? [name] : []
  )
