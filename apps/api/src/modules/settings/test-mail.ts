import type { SavedText } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { audit, countActions } from '../audit/index.ts'
import { mailWordsOf } from './texts.ts'

const hourMs = 3_600_000

/** Test mails that a person may send in an hour. */
const testsPerHour = 10

/** Sends a mail with the given words and sample data to whoever asks, and nobody else. Refused with `mail-tests-over-limit`. */
export async function sendTestMail(
  { db, clock, mail: mails }: Pick<Platform, 'db' | 'clock' | 'mail'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  page: TextKey,
  text: SavedText | null
): Promise<{ to: string }> {
  const data = mailWordsOf(page, text)
  await db.transaction(async (tx) => {
    // Two requests at once would both find the last place free.
    await lockNamed(tx, `mail tests ${id}`)
    const since = new Date(clock.now().getTime() - hourMs)
    if ((await countActions(tx, { by: id, action: 'text.test', since })) >= testsPerHour)
      throw new ProblemError('mail-tests-over-limit', { params: { count: testsPerHour } })
    await audit({ clock }, tx, { adminId: id, action: 'text.test', subject: page, change: {} })
    await mails.send({ to: email, template: 'mail-test', data }, { tx })
  })
  return { to: email }
}
