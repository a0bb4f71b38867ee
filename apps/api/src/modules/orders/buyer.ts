import { type SQL, sql } from 'drizzle-orm'

/**
 * One name for the addresses of one mailbox, in SQL, from an address in lower case: what stands behind a plus is left
 * out, and with Google the dots as well, which its mail ignores. For telling whether somebody bought here before; mail
 * always goes to the address as it was typed.
 */
export function mailboxOf(email: SQL): SQL<string> {
  const [name, host] = [sql`split_part(split_part(${email}, '@', 1), '+', 1)`, sql`split_part(${email}, '@', 2)`]
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${host} end`
}
