import type { SavedText, TextBlock } from '@motif/contract'
import { m } from '@motif/messages'
import type { ShownConflict } from '../conflict.tsx'
import type { VersionConflict } from '../merged-versions.ts'
import { ownSections, plainText } from '../../information/index.ts'

/** What people call the members of a text; those that say nothing are left out. */
const words: Readonly<Record<string, (() => string) | null>> = {
  groups: () => m.admin_texts_groups(),
  answers: () => m.admin_texts_questions(),
  question: () => m.admin_texts_question_word(),
  subject: () => m.admin_texts_subject(),
  title: () => m.admin_texts_title(),
  blocks: () => m.admin_texts_text(),
  items: () => m.admin_texts_items(),
  order: () => m.admin_texts_order(),
  href: () => m.admin_texts_link_address(),
  isBold: () => m.admin_texts_bold(),
  isItalic: () => m.admin_texts_italic(),
  level: () => m.admin_texts_level(),
  members: null,
  spans: null,
  text: null
}

/** Titles and questions of texts by their ids. */
const titlesIn = (texts: readonly SavedText[]): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) =>
      text.kind === 'mail'
        ? []
        : text.kind === 'sections'
          ? ownSections(text).map(({ id, title }) => [id, title] as const)
          : text.groups.flatMap(({ id, title, answers }) => [
              [id, title] as const,
              ...answers.map((answer) => [answer.id, answer.question] as const)
            ])
    )
  )

/** Label of a path: `groups.0.answers.1.question` is “Groups › 1 › Questions › 2 › Question”. */
export function textPlaceLabel(texts: readonly SavedText[]): (path: string) => string {
  const titles = titlesIn(texts)
  return (path) =>
    path
      .split('.')
      .flatMap((part) => {
        const word = Object.hasOwn(words, part) ? words[part] : undefined
        if (word === null) return []
        return [word?.() ?? titles.get(part) ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part)]
      })
      .join(' › ')
}

const isBlocks = (value: readonly unknown[]): value is TextBlock[] => value.some((one) => typeof one === 'object')

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text)

/** The value as plain text, at most 300 characters. */
export function formatTextValue(texts: readonly SavedText[]): (path: string, value: unknown) => string {
  const titles = titlesIn(texts)
  const inWords = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return m.admin_settings_none()
    if (value === true || value === 'true') return m.admin_log_yes()
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (Array.isArray(value))
      return isBlocks(value) ? plainText(value) : value.map((key) => titles.get(String(key)) ?? String(key)).join(' · ')
    const { title, question, blocks, members } = value as Record<string, unknown>
    return [title ?? question, blocks, ...(members ? Object.values(members) : [])]
      .filter(Boolean)
      .map(inWords)
      .join('\n')
  }
  return (_path, value) => shortened(inWords(value))
}

/** Conflicting changes of texts in words. */
export function shownTextConflicts(
  texts: readonly SavedText[],
  conflicts: readonly VersionConflict[]
): ShownConflict[] {
  const [placeOf, inWords] = [textPlaceLabel(texts), formatTextValue(texts)]
  return conflicts.map(({ path, mine, theirs }) => ({
    path,
    place: placeOf(path),
    mine: inWords(path, mine),
    theirs: inWords(path, theirs)
  }))
}
