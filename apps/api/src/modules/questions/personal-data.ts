import { m } from '@motif/messages/server'
import { type SQL, and, eq, ne, or, sql } from 'drizzle-orm'
import { type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { renameAsker } from '../catalogue/index.ts'
import { askedQuestions } from './tables.ts'

const questionsBy = (subject: Subject): SQL =>
  or(eq(askedQuestions.email, subject.email), ofAccount(askedQuestions.userId, subject)) ?? sql`false`

/** Published questions stay without name and address, others are deleted. Call `catalogueChanged` afterwards. */
export const questionData = rowsAbout(
  {
    table: askedQuestions,
    by: askedQuestions.id,
    which: questionsBy,
    without: ['decidedBy']
  },
  {
    kind: 'questions',
    fate: 'anonymised',
    erase: async (_platform, tx, subject) => {
      const author = m.mail_review_author_erased()
      await tx.delete(askedQuestions).where(and(questionsBy(subject), ne(askedQuestions.state, 'published')))
      const rows = await tx
        .update(askedQuestions)
        .set({ author, email: null, userId: null })
        .where(questionsBy(subject))
        .returning({ id: askedQuestions.id })
      await renameAsker(
        tx,
        rows.map(({ id }) => id),
        author
      )
    }
  }
)
