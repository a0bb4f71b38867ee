import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { printFileName } from './file-name.ts'
import { subjectsSince } from './subjects.ts'

const dayMs = 86_400_000

/** What was made just now may be of an order that came after the orders were read. */
const youngestMs = dayMs

/** Deletes print files of orders long done and of designs no order has: whoever asks for one all the same has it made again. */
export async function clearPrints({ db, storage, clock, log, config: { printFilesDays } }: Platform): Promise<void> {
  const now = clock.now().getTime()
  const wanted = new Set<FileName>()
  for await (const subject of subjectsSince(db, new Date(now - printFilesDays * dayMs)))
    for (const format of ['png', 'pdf'] as const) wanted.add(printFileName(subject, format))
  let count = 0
  for await (const { name, changedAt } of storage.list('prints/')) {
    if (wanted.has(name) || changedAt.getTime() > now - youngestMs) continue
    await storage.delete(name)
    count++
  }
  if (count > 0) log.info({ count }, 'print files nobody needs any more were deleted')
}
