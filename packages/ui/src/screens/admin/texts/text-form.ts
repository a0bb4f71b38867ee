import type { MailText, QuestionsText, SavedText, TextBlock } from '@motif/contract'
import { type Placeholder, textLimits, unknownPlaceholders } from '@motif/contract/text-rules'
import { ownSections } from '../../information/index.ts'
import { mergedVersions, type VersionConflict, type Versions } from '../merged-versions.ts'

type Group = QuestionsText['groups'][number]
export type Answer = Group['answers'][number]

/** A text of a page. */
export type PageText = Exclude<SavedText, MailText>

/** Why a text cannot be saved, by where it stands: `groups.0.answers.1`. */
type TextProblem = 'empty' | 'long' | 'placeholder'
export type TextProblems = Readonly<Record<string, TextProblem>>

/** Those with questions, and the place of each among all; the first where none has. */
const groupsOf = ({ groups }: QuestionsText) => {
  const placed = groups.map((group, index) => ({ group, index }))
  const filled = placed.filter(({ group }) => group.answers.length > 0)
  return filled.length > 0 ? filled : placed.slice(0, 1)
}

const lettersIn = (value: unknown): number => JSON.stringify(value).length

/** The request of a text, or its problems. */
type Checked<Text extends SavedText> = { text: Text } | { problems: TextProblems }

function checkedMail(text: MailText, placeholders: readonly Placeholder[]): Checked<MailText> {
  const problems: Record<string, TextProblem> = {}
  const lineAt = (at: 'subject' | 'title', most: number) => {
    const trimmed = text[at].trim()
    if (trimmed === '') problems[at] = 'empty'
    else if (trimmed.length > most) problems[at] = 'long'
    else if (unknownPlaceholders(trimmed, placeholders).length > 0) problems[at] = 'placeholder'
    return trimmed
  }
  const read: MailText = {
    kind: 'mail',
    subject: lineAt('subject', textLimits.subjectLetters),
    title: lineAt('title', textLimits.titleLetters),
    blocks: text.blocks
  }
  if (text.blocks.length > textLimits.mailBlocks || lettersIn(read) > textLimits.mailLetters)
    problems['blocks'] = 'long'
  else if (unknownPlaceholders(JSON.stringify(text.blocks), placeholders).length > 0) problems['blocks'] = 'placeholder'
  return Object.keys(problems).length > 0 ? { problems } : { text: read }
}

/** Empty groups are dropped. */
function checkedPage(text: PageText): Checked<PageText> {
  const problems: Record<string, TextProblem> = {}
  const title = (typed: string, at: string) => {
    const trimmed = typed.trim()
    if (trimmed === '') problems[at] = 'empty'
    else if (trimmed.length > textLimits.titleLetters) problems[at] = 'long'
    return trimmed
  }
  const blocks = <Block extends TextBlock>(written: readonly Block[], at: string): Block[] => {
    if (written.length === 0) problems[at] = 'empty'
    else if (written.length > textLimits.blocks || lettersIn(written) > textLimits.letters) problems[at] = 'long'
    return [...written]
  }
  const read: PageText =
    text.kind === 'sections'
      ? { kind: 'sections', blocks: blocks(text.blocks, 'blocks') }
      : {
          kind: 'questions',
          groups: groupsOf(text).map(({ group, index }) => ({
            id: group.id,
            title: title(group.title, `groups.${index}.title`),
            answers: group.answers.map((answer, place) => ({
              id: answer.id,
              question: title(answer.question, `groups.${index}.answers.${place}.question`),
              blocks: blocks(answer.blocks, `groups.${index}.answers.${place}.blocks`)
            }))
          }))
        }
  if (read.kind === 'questions' && read.groups.every(({ answers }) => answers.length === 0))
    problems['groups.0.title'] = 'empty'
  return Object.keys(problems).length > 0 ? { problems } : { text: read }
}

/** The request of a text, or its problems. `placeholders`: those that a mail knows. */
export const checkedText = (text: SavedText, placeholders: readonly Placeholder[]): Checked<SavedText> =>
  text.kind === 'mail' ? checkedMail(text, placeholders) : checkedPage(text)

/** List members by id, with their order. */
interface Keyed {
  order: string[]
  members: Record<string, unknown>
}

const keyed = <Member>(
  members: readonly Member[],
  keyOf: (member: Member) => string,
  of: (member: Member) => unknown
) => ({
  order: members.map(keyOf),
  members: Object.fromEntries(members.map((member) => [keyOf(member), of(member)]))
})

/** A text with its parts by name, so that changes of different parts fit together. */
const partsOf = (text: SavedText): Keyed =>
  text.kind === 'mail'
    ? { order: [], members: { subject: text.subject, title: text.title, blocks: text.blocks } }
    : text.kind === 'sections'
      ? keyed(
          ownSections(text),
          ({ id }) => id,
          ({ title, blocks }) => ({ title, blocks })
        )
      : keyed(
          text.groups,
          ({ id }) => id,
          ({ title, answers }) => ({
            title,
            ...keyed(
              answers,
              ({ id }) => id,
              ({ question, blocks }) => ({ question, blocks })
            )
          })
        )

const listOf = <Member>({ order, members }: Keyed, of: (key: string, member: never) => Member): Member[] => {
  const keys = [...new Set([...order, ...Object.keys(members)])].filter((key) => members[key] !== undefined)
  return keys.map((key) => of(key, members[key] as never))
}

const textOf = (kind: SavedText['kind'], parts: Keyed): SavedText =>
  kind === 'mail'
    ? { kind, ...(parts.members as Omit<MailText, 'kind'>) }
    : kind === 'sections'
      ? {
          kind,
          blocks: listOf(parts, (_key, { title, blocks }: { title: string; blocks: TextBlock[] }): TextBlock[] => [
            ...(title === '' ? [] : [{ kind: 'heading' as const, level: 2 as const, spans: [{ text: title }] }]),
            ...blocks
          ]).flat()
        }
      : {
          kind,
          groups: listOf(parts, (id, group: Keyed & Pick<Group, 'title'>) => ({
            id,
            title: group.title,
            answers: listOf(group, (of, answer: Omit<Answer, 'id'>) => ({ id: of, ...answer }))
          })).filter(({ answers }) => answers.length > 0)
        }

/** Merges concurrent changes of a text. `prefer` decides conflicts, which are reported. */
export function mergedTexts(
  { base, mine, theirs }: Versions<SavedText>,
  prefer: 'mine' | 'theirs'
): { text: SavedText; conflicts: VersionConflict[] } {
  const { merged, conflicts } = mergedVersions(
    { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) },
    prefer
  )
  return { text: textOf(theirs.kind, merged), conflicts }
}

/** Moves a question; a step beyond its group moves it to the next one. */
export function movedAnswer(groups: readonly Group[], id: string, by: 1 | -1): Group[] {
  const at = groups.findIndex(({ answers }) => answers.some((answer) => answer.id === id))
  const place = groups[at]?.answers.findIndex((answer) => answer.id === id) ?? -1
  const isAtEnd = by === 1 ? place === (groups[at]?.answers.length ?? 0) - 1 : place === 0
  if (!isAtEnd) return answerPut(groups, id, { group: at, place: place + by })
  const next = groups[at + by]
  return next === undefined
    ? [...groups]
    : answerPut(groups, id, { group: at + by, place: by === 1 ? 0 : next.answers.length })
}

/** Moves a question to an index, counted before its removal. */
export function answerPut(
  groups: readonly Group[],
  id: string,
  { group, place }: { group: number; place: number }
): Group[] {
  const answer = groups.flatMap(({ answers }) => answers).find((one) => one.id === id)
  if (answer === undefined) return [...groups]
  const without = groups.map((one) => ({ ...one, answers: one.answers.filter((of) => of.id !== id) }))
  return without.map((one, index) =>
    index === group ? { ...one, answers: one.answers.toSpliced(place, 0, answer) } : one
  )
}
