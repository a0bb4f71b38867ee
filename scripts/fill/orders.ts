/**
 * Fills the shop of `DATA_DIR` or `DATABASE_URL` with made-up orders of the last two years: `npm run fill:orders -- 200000`. It needs products. Order
 * number n has the same buyer and the same number of pieces every time; a second run adds what is missing. Few of what a shop sells sells much.
 */
import type { Client } from 'pg'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import shop from '../../shop.config.ts'
import { openShopDatabase } from './database.ts'
import { firstNames, lastNames } from './phrases.ts'

const batch = 10_000
const days = 730

const wanted = Number(process.argv[2])
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('Say how many orders the shop is to have: npm run fill:orders -- 200000\n')
  process.exit(1)
}

/** In SQL, a number from 0 up to 1 that looks like chance and is the same every time. */
const chance = (of: string) => `((hashtextextended(${of}, 7) & 1048575)::float8 / 1048576)`

const money = (amount: string) => `jsonb_build_object('amount', ${amount}, 'currency', '${shop.currency.code}')`

const picked = (list: readonly string[], of: string) =>
  `(array[${list.map((name) => `'${name}'`).join(',')}])[1 + floor(${chance(of)} * ${list.length})::int]`

/** Inserts orders `from` to `to` with lines, in one transaction. */
async function insertOrders(client: Client, from: number, to: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(
      `create temporary table made_lines on commit drop as
       select n, line, variant.id as variant_id, variant.sku, variant.price, product.slug, product.name,
         1 + floor(${chance(`'q' || n || line`)} ^ 3 * 6)::int as quantity, ${chance(`'d' || n || line`)} < 0.4 as has_design
       from generate_series($1::int, $2::int - 1) as n
       cross join lateral generate_series(1, 1 + floor(${chance(`'l' || n`)} ^ 2 * 4)::int) as line
       join filled_variants chosen on chosen.place = floor(${chance(`'v' || n || line`)} ^ 3 * (select count(*) from filled_variants))::int
       join variants variant on variant.id = chosen.id
       join products product on product.id = variant.product_id`,
      [from, to]
    )
    await client.query(
      `insert into orders (id, number, status, email, cart_id, currency, totals, total, shipping_address, billing_address,
         shipping_method, tracking, stock, reserved_until, placed_at, paid_at)
       select 'fill-order-' || n, 'M-' || to_char(placed_at, 'YYMM') || '-F' || n, status, email, 'fill', '${shop.currency.code}',
         jsonb_build_object('subtotal', ${money('subtotal')}, 'discount', ${money('0')}, 'shipping', ${money('590')},
           'tax', ${money('0')}, 'includedTax', ${money('0')}, 'taxes', '[]'::jsonb, 'total', ${money('subtotal + 590')}),
         subtotal + 590, address, address, 'standard',
         case when status in ('shipped', 'delivered')
           then jsonb_build_object('carrier', 'UPS', 'number', '1Z' || upper(substr(md5('t' || n), 1, 16)), 'url', null) end,
         case when status in ('pending', 'cancelled') then 'released' else 'sold' end, placed_at, placed_at,
         case when status not in ('pending', 'cancelled') then placed_at + interval '1 minute' end
       from (
         select n, subtotal, now() - (1 - n::float8 / $3) * interval '${days} days' as placed_at,
           case when ${chance(`'s' || n`)} < 0.03 then 'pending' when ${chance(`'s' || n`)} < 0.08 then 'cancelled'
             when n > $3 * 0.99 then 'paid' when n > $3 * 0.98 then 'in_production' when n > $3 * 0.96 then 'shipped' else 'delivered' end as status,
           lower(first_name || '.' || floor(${chance(`'b' || n`)} * 80000)::int || '@example.com') as email,
           jsonb_build_object('name', first_name || ' ' || last_name, 'line1', n || ' Main Street', 'city', 'Portland', 'region', 'OR',
             'postalCode', '97201', 'country', 'US') as address
         from (select n, sum(quantity * price)::bigint as subtotal from made_lines group by n) sums
         cross join lateral (select ${picked(firstNames, `'f' || n`)} as first_name, ${picked(lastNames, `'g' || n`)} as last_name) names
         where n >= $1 and n < $2
       ) made`,
      [from, to, wanted]
    )
    await client.query(
      `insert into order_lines (id, order_id, position, cart_line_id, variant_id, product_slug, name, sku, options, quantity,
         unit_price, total, discount, tax, image, design_hash)
       select 'fill-line-' || n || '-' || line, 'fill-order-' || n, line - 1, 'fill', variant_id, slug, name, sku, '[]', quantity,
         price, quantity * price, 0, 0, $1,
         case when has_design then md5('h' || floor(${chance(`'e' || n || line`)} ^ 4 * 100000)) end
       from made_lines`,
      [
        JSON.stringify({
          url: '/pictures/tote-front/ffffff/blank',
          widths: [320, 640],
          width: 640,
          height: 800,
          alt: '',
          placeholder: '#e9e6e0'
        })
      ]
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const database = await openShopDatabase(readConfig(process.env))
const { client } = database
try {
  await client.query(
    `create temporary table filled_variants as select (row_number() over (order by md5(id)) - 1)::int as place, id from variants`
  )
  await client.query('create unique index on filled_variants (place)')
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from orders where id >= 'fill-order-' and id < 'fill-order-~'`
  )
  const known = rows[0]?.count ?? 0
  for (let from = known; from < wanted; from += batch) {
    const to = Math.min(wanted, from + batch)
    await insertOrders(client, from, to)
    process.stdout.write(`${to} of ${wanted} orders\n`)
  }
  if (known < wanted) await client.query('analyze orders, order_lines')
  process.stdout.write(`The shop has ${Math.max(known, wanted)} orders of this command.\n`)
} finally {
  await database.close()
}
process.exit()
