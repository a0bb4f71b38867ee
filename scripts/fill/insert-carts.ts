import type { Client } from 'pg'

/** Rows of one statement. */
const batch = 20_000

/** In SQL, a number from 0 up to 1 that looks like chance and is the same every time. */
const chance = (of: string) => `((hashtextextended(${of}, 7) & 1048575)::float8 / 1048576)`

const ago = (days: string) => `now() - interval '1 day' * (${days})`

/** A design of one text, and of a photograph where it has one. */
const document = (
  text: string,
  upload: string
) => `jsonb_build_object('version', 4, 'product', 'plain-tee', 'areas', jsonb_build_object('front',
  jsonb_build_array(jsonb_build_object('type', 'text', 'id', 'a', 'x', 150, 'y', 100, 'rotation', 0, 'opacity', 1, 'text', ${text},
    'font', 'instrument-sans', 'size', 20, 'align', 'centre', 'letterSpacing', 0, 'lineHeight', 1.2, 'fill', '#ffffff'))
  || case when ${upload} is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('type', 'image', 'id', 'b', 'x', 150, 'y', 200,
    'rotation', 0, 'opacity', 1, 'image', ${upload}, 'width', 120, 'height', 90)) end))`

/** Of nine in ten uploads: the tenth is shown by nothing. */
const uploadOf = (of: string, share: number) =>
  `case when ${chance(`'u' || ${of}`)} < ${share} then 'fill-upload-' || floor(${chance(`'v' || ${of}`)} * $3 * 0.18)::int end`

/**
 * What a shop of so many carts and designs holds beside them, as rows from `$1` up to `$2` of `$3`. Times lie evenly over the longest any of it is
 * kept and half of that more: a part of everything is due.
 */
const statements: readonly { every: number; sql: string }[] = [
  {
    every: 1,
    sql: `insert into carts (id, customer_id, created_at, updated_at)
      select 'fill-cart-' || n, case when ${chance(`'c' || n`)} < 0.2 then 'fill-user-' || n end, at, at
      from (select n, ${ago(`${chance(`'a' || n`)} * 135`)} as at from generate_series($1::int, $2::int - 1) n where $3::int > 0) made`
  },
  {
    // One cart in twenty is empty.
    every: 1,
    sql: `insert into cart_lines (id, cart_id, variant_id, quantity, design, design_hash, seen_price)
      select 'fill-line-' || n || '-' || line, 'fill-cart-' || n, variant.id, 1 + line,
        case when has_design then ${document(`'Cart ' || n || line`, uploadOf(`n || line`, 0.3))} end,
        case when has_design then md5('d' || n || line) else '' end, variant.price
      from (select n, line, ${chance(`'p' || n || line`)} < 0.3 as has_design from generate_series($1::int, $2::int - 1) n
        cross join lateral generate_series(1, 1 + floor(${chance(`'l' || n`)} ^ 2 * 3)::int) line where ${chance(`'e' || n`)} >= 0.05 and $3::int > 0) made
      join filled_variants chosen on chosen.place = (floor(${chance(`'v' || n`)} * (select count(*) from filled_variants))::int + line)
      join variants variant on variant.id = chosen.id on conflict do nothing`
  },
  {
    every: 1,
    sql: `insert into designs (id, customer_id, name, product, document, created_at, updated_at, deleted_at)
      select 'fill-design-' || n, 'fill-user-' || n / 20, 'Design ' || n, 'plain-tee', ${document(`'Design ' || n`, uploadOf(`n`, 0.3))}, at, at,
        case when ${chance(`'x' || n`)} < 0.06 then ${ago(`${chance(`'y' || n`)} * 45`)} end
      from (select n, ${ago(`${chance(`'z' || n`)} * 700`)} as at from generate_series($1::int, $2::int - 1) n) made`
  },
  {
    every: 3,
    sql: `insert into design_versions (id, design_id, name, document, saved_at, kept_at)
      select 'fill-version-' || n, 'fill-design-' || n * 3, 'Design', ${document(`'Version ' || n`, uploadOf(`n * 7`, 0.3))}, now(), now()
      from generate_series($1::int, $2::int - 1) n`
  },
  {
    every: 2,
    sql: `insert into artworks (hash, artwork, shown_at)
      select md5('a' || n), jsonb_build_object('nodes', ${document(`'Artwork ' || n`, `null::text`)} #> '{areas,front}', 'widthMm', 300, 'heightMm', 400),
        ${ago(`${chance(`'s' || n`)} * 45`)} from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 5,
    sql: `insert into uploads (id, customer_id, bytes, created_at, unused_since)
      select 'fill-upload-' || n, 'fill-user-' || n / 5, 1000000, ${ago('100')}, case when n > $3 * 0.19 then ${ago('31')} end
      from generate_series($1::int, $2::int - 1) n`
  },
  {
    every: 50,
    sql: `insert into removed_designs (line_id, cart_id, design, removed_at)
      select 'fill-removed-' || n, 'fill-cart-' || n * 50, ${document(`'Removed ' || n`, `null::text`)}, ${ago(`${chance(`'r' || n`)} * 2`)}
      from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 2,
    sql: `insert into checkout_keys (key, request_hash, created_at) select md5('k' || n), md5('h' || n), ${ago(`${chance(`'k' || n`)} * 45`)}
      from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 2,
    sql: `insert into payment_events (id, type, reference, received_at)
      select 'evt_' || md5('p' || n), 'payment_intent.succeeded', 'pi_' || md5('i' || n), ${ago(`${chance(`'w' || n`)} * 135`)}
      from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 5,
    sql: `insert into users (id, name, email, email_key, verified_at, created_at, updated_at)
      select 'fill-user-' || n, 'Person ' || n, 'fill-' || n || '@example.com', 'fill-' || n || '@example.com',
        case when ${chance(`'q' || n`)} < 0.9 then at end, at, at
      from (select n, ${ago(`${chance(`'t' || n`)} * 45`)} as at from generate_series($1::int, $2::int - 1) n where $3::int > 0) made`
  },
  {
    every: 5,
    sql: `insert into sessions (id, user_id, created_at) select 'fill-session-' || n, 'fill-user-' || n, ${ago(`${chance(`'m' || n`)} * 45`)}
      from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 5,
    sql: `insert into refresh_tokens (hash, session_id, expires_at)
      select md5('f' || n), 'fill-session-' || n, ${ago(`${chance(`'m' || n`)} * 45 - 30`)} from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 5,
    sql: `insert into login_attempts (hash, count, blocked_until, expires_at)
      select md5('o' || n), 1, now(), ${ago(`${chance(`'j' || n`)} * 2 - 1`)} from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  },
  {
    every: 100,
    sql: `insert into cart_reminders (cart_id, email, asked_at, ends_at)
      select 'fill-cart-' || n * 100, 'fill-reminded-' || n || '@example.com', ${ago('5')}, ${ago(`${chance(`'i' || n`)} * 10 - 6`)}
      from generate_series($1::int, $2::int - 1) n where $3::int > 0`
  }
]

/** Number of generated carts. */
export async function countCarts(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from carts where id >= 'fill-cart-' and id < 'fill-cart-~'`
  )
  return rows[0]?.count ?? 0
}

/** Inserts carts with lines and designs. Requires that no generated ones exist. */
export async function insertCarts(client: Client, wanted: number, tell: (line: string) => void): Promise<void> {
  await client.query(
    `create temporary table filled_variants as select (row_number() over (order by md5(id)) - 1)::int as place, id from variants`
  )
  await client.query('create unique index on filled_variants (place)')
  for (const { every, sql } of statements) {
    const count = Math.ceil(wanted / every)
    for (let from = 0; from < count; from += batch)
      await client.query(sql, [from, Math.min(count, from + batch), wanted])
    tell(`${count} ${/into (\w+)/.exec(sql)?.[1]}`)
  }
  await client.query('vacuum (analyze)')
}
