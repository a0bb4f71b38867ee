import type { PersonalData, Subject } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { subjectOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { customerLogId } from '../../platform/customer-key.ts'
import { personalData } from './personal-data.ts'

async function* kindAsJson(platform: Platform, { kind, read }: PersonalData, subject: Subject): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(kind)}: [`
  let isFirst = true
  for await (const rows of read(platform.db, subject))
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
  yield ']'
}

/** All personal data of a person as JSON, row by row, so that memory use is constant. */
export async function* dataFile(platform: Platform, email: string): AsyncGenerator<string> {
  const subject = await subjectOf(platform.db, email)
  yield `{\n"shop": ${JSON.stringify(platform.shop.name)},\n"madeAt": ${JSON.stringify(platform.clock.now())},\n"email": ${JSON.stringify(email)}`
  for (const kind of personalData) yield* kindAsJson(platform, kind, subject)
  yield '\n}\n'
}

/** Records an export in the audit log. */
export const noteDataFile = (platform: Platform, adminId: string, email: string): Promise<void> =>
  platform.db.transaction((tx) =>
    audit(platform, tx, { adminId, action: 'customer.export', subject: customerLogId(platform, email), change: {} })
  )
