import type { Pool } from 'pg'
import { deadLetters, jobsSchema } from './dead-letters.ts'

/** Schema of the queue's tables up to pg-boss 10. Version 12 cannot migrate them. */
const earlierSchema = 'pgboss'

/** Jobs per statement. */
const batch = 1_000

/**
 * Waiting jobs, and those whose server died. The queue was named in the data. A server of the version before may take a job at the same time; then
 * it does it.
 */
const statement = `
  with moved as (
    delete from ${earlierSchema}.job where (name, id) in (
      select name, id from ${earlierSchema}.job
      where (state < 'active' or (state = 'active' and started_on + expire_in < now())) and name in (select name from ${jobsSchema}.queue)
        and name not in (select name from ${jobsSchema}.schedule) and name not like '\\_\\_%'
      limit ${batch} for update skip locked
    ) returning *
  ), kept as (
    insert into ${jobsSchema}.job (
      id, name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter,
      start_after, created_on, keep_until, source_name, source_output
    )
    select moved.id, moved.name, moved.data - '$queue', queue.policy, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.expire_seconds, queue.deletion_seconds, queue.heartbeat_seconds, queue.dead_letter, moved.start_after, moved.created_on,
      greatest(moved.start_after, now()) + queue.retention_seconds * interval '1 second',
      case when moved.name = '${deadLetters}' then moved.data->>'$queue' end,
      case when moved.name = '${deadLetters}' then moved.output end
    from moved join ${jobsSchema}.queue on queue.name = moved.name
    on conflict do nothing
  )
  select count(*)::int as count from moved`

/**
 * Moves jobs from the queue of the version before, whose servers may still send some during an upgrade. Returns their number. Only jobs of known
 * queues are moved, and none that a schedule repeats.
 */
export async function moveEarlierJobs(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${earlierSchema}.job') is not null as exists`
  )
  if (!rows[0]?.exists) return 0
  for (let moved = 0; ;) {
    const { rows: counted } = await pool.query<{ count: number }>(statement)
    const count = counted[0]?.count ?? 0
    moved += count
    if (count < batch) return moved
  }
}
