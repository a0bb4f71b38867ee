import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, line, partOf, partPaging, slug, timestamp } from './primitives.ts'
import { changesOfVersion, revision } from './shop-settings.ts'
import { answerBlock, textBlock } from './text-blocks.ts'
import { textKeys, textLimits, textPages } from './text-rules.ts'

const lettersIn = (value: unknown): number =>
  typeof value === 'string'
    ? value.length
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, member) => sum + lettersIn(member), 0)
      : 0

/** The owner's words of a mail. Facts such as amounts and tracking numbers, and links, follow them and cannot be replaced. */
const mailText = z
  .strictObject({
    kind: z.literal('mail'),
    subject: line(textLimits.subjectLetters),
    title: line(textLimits.titleLetters),
    blocks: z.array(answerBlock).max(textLimits.mailBlocks)
  })
  .refine((text) => lettersIn(text) <= textLimits.mailLetters, `at most ${textLimits.mailLetters} letters in all`)
export type MailText = z.infer<typeof mailText>

const few = [
  (text: object) => lettersIn(text) <= textLimits.letters,
  `at most ${textLimits.letters} letters in all`
] as const

/** A text in sections. */
const sectionsText = z
  .strictObject({ kind: z.literal('sections'), blocks: z.array(textBlock).min(1).max(textLimits.blocks) })
  .refine(...few)
export type SectionsText = z.infer<typeof sectionsText>

/** Questions in groups, each with an anchor: `/faq#delivery-time`. */
const questionsText = z
  .strictObject({
    kind: z.literal('questions'),
    groups: z
      .array(
        z.strictObject({
          id: slug,
          title: line(textLimits.titleLetters),
          answers: z
            .array(
              z.strictObject({
                id: slug,
                question: line(textLimits.titleLetters),
                blocks: z.array(answerBlock).min(1).max(textLimits.blocks)
              })
            )
            .min(1)
            .max(textLimits.answers)
        })
      )
      .min(1)
      .max(textLimits.groups)
  })
  .refine(...few)
  .refine(({ groups }) => {
    const ids = groups.flatMap((group) => [group.id, ...group.answers.map((answer) => answer.id)])
    return new Set(ids).size === ids.length
  }, 'each id once')
export type QuestionsText = z.infer<typeof questionsText>

/** The owner's text in place of the built-in one. A structured document, never HTML. */
export const ownText = z.discriminatedUnion('kind', [sectionsText, questionsText])
export type OwnText = z.infer<typeof ownText>

/** A text of the owner: of a page, or of a mail. */
export const savedText = z.discriminatedUnion('kind', [sectionsText, questionsText, mailText])
export type SavedText = z.infer<typeof savedText>

const page = z.enum(textPages)
const key = z.enum(textKeys)

/** Null: the built-in text. */
const shownText = z.object({ text: ownText.nullable(), at: timestamp.nullable() })
export type ShownText = z.infer<typeof shownText>

const person = z.object({ id, name: z.string().nullable() })

/** The active text, and who saved it. */
const currentText = z.object({
  text: savedText.nullable(),
  at: timestamp.nullable(),
  revision,
  by: person.nullable(),
  /** The built-in words of a mail, with placeholders. Absent for pages, whose screens know theirs. */
  shipped: mailText.exactOptional()
})
export type CurrentText = z.infer<typeof currentText>

/** A version of a text. */
const textVersion = z.object({
  revision,
  at: timestamp,
  by: person,
  /** The restored revision; 0 is the built-in text. */
  restoredFrom: revision.nullable(),
  ...changesOfVersion
})
export type TextVersion = z.infer<typeof textVersion>

const admin = { tag: 'admin', access: 'admin' } as const
const params = z.object({ page: key })

export const shopTextCalls = defineCalls({
  'GET /api/v1/texts/{page}': {
    summary: 'The text of an information page where the owner wrote one',
    tag: 'shop',
    access: 'public',
    params: z.object({ page }),
    answers: { 200: shownText }
  },
  'GET /api/v1/admin/texts/{page}': {
    summary: 'The text of an information page or a mail with its revision',
    ...admin,
    permission: 'settings.read',
    params,
    answers: { 200: currentText }
  },
  'PUT /api/v1/admin/texts/{page}': {
    summary: 'Save a text; refused with a conflict where `revision` is not the newest. Null: what comes with the shop',
    ...admin,
    permission: 'settings.change',
    params,
    body: z.strictObject({ revision, text: savedText.nullable() }),
    answers: { 200: currentText }
  },
  'GET /api/v1/admin/texts/{page}/versions': {
    summary: 'What was saved of a text, newest first, with who, when and what changed',
    ...admin,
    permission: 'settings.read',
    params,
    query: z.object({ ...partPaging({ usual: 25, most: 100 }) }),
    answers: { 200: partOf(textVersion) }
  },
  'POST /api/v1/admin/texts/{page}/versions/{version}/restore': {
    summary: 'Save an earlier version of a text anew; version 0 is what comes with the shop',
    ...admin,
    permission: 'settings.change',
    params: params.extend({ version: z.coerce.number().pipe(revision) }),
    body: z.strictObject({ revision }),
    answers: { 200: currentText }
  },
  'POST /api/v1/admin/texts/{page}/preview': {
    summary: 'A mail with the given words and sample data. Null: the built-in words',
    ...admin,
    permission: 'settings.read',
    params,
    body: z.strictObject({ text: savedText.nullable() }),
    answers: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) }
  },
  'POST /api/v1/admin/texts/{page}/test': {
    summary: 'Send a mail with the given words and sample data to the own address. Null: the built-in words',
    ...admin,
    permission: 'settings.change',
    params,
    body: z.strictObject({ text: savedText.nullable() }),
    answers: { 200: z.object({ to: z.string() }) }
  }
})
