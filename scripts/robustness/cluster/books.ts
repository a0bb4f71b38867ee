import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Purchase } from '../buyer.ts'
import type { MailServer } from '../../../apps/api/src/testing/mail-server.ts'

interface Books {
  faults: string[]
  mails: { required: number; received: number; copies: number }
  prints: { required: number; ready: number }
}

/** Milliseconds the workers get for the remaining jobs. */
const timeoutMs = 300_000

/** Waits until all jobs are done. Failed jobs are retried at once; those of a killed worker once their heartbeat is missed. */
export async function untilJobsAreDone(pool: Pool): Promise<void> {
  const due = `state < 'completed' and name <> 'dead-letters' and (state in ('active', 'retry') or start_after <= now())`
  for (let waited = 0; ; waited += 1000) {
    const { rows } = await pool.query<{ name: string; count: number }>(
      `select name, count(*)::int as count from jobs.job where ${due} and name not like '\\_\\_%' group by name`
    )
    if (rows.length === 0) return
    if (waited > timeoutMs)
      throw new Error(`Jobs are left: ${rows.map(({ name, count }) => `${count} of ${name}`).join(', ')}`)
    await pool.query(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`)
    await pause(1000)
  }
}

/** Compares the mails each order requires with those sent, and the files of paid orders with the bucket. */
export async function compareBooks(
  pool: Pool,
  purchases: readonly Purchase[],
  mailServer: MailServer,
  /** States of an order's print files. */
  printStates: (orderId: string) => Promise<readonly string[]>
): Promise<Books> {
  const faults: string[] = []
  const { rows } = await pool.query<{ id: string; email: string; status: string; mails: number; designed: boolean }>(
    `select id, email, status, (select count(*)::int from order_mails where order_id = orders.id) as mails,
      exists (select from order_lines where order_id = orders.id and design is not null) as designed
    from orders where email = any($1)`,
    [purchases.map(({ email }) => email)]
  )
  const [mails, prints] = [
    { required: 0, received: 0, copies: 0 },
    { required: 0, ready: 0 }
  ]
  for (const { id, email, status, mails: required, designed } of rows) {
    const got = mailServer.received.get(email) ?? []
    const different = new Set(got).size
    mails.required += required
    mails.received += different
    mails.copies += got.length - different
    if (different !== required) faults.push(`Order ${id} requires ${required} mails, and ${different} were received`)
    if (status !== 'paid' || !designed) continue
    const states = await printStates(id)
    prints.required += states.length
    prints.ready += states.filter((state) => state === 'ready').length
    if (states.length === 0 || states.some((state) => state !== 'ready'))
      faults.push(`Files of order ${id} are ${states.join(', ') || 'none'}`)
  }
  return { faults, mails, prints }
}
