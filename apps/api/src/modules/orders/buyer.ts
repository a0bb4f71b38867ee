import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL: normalises a lower-case address to its mailbox: without the part after a plus, and without dots for Google, which ignores them. It only
 * recognises buyers; mail goes to the address as typed.
 */
export function mailboxOf(email: SQL): SQL<string> {
  const [name, host] = [sql`split_part(split_part(${email}, '@', 1), '+', 1)`, sql`split_part(${email}, '@', 2)`]
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${host} end`
}
