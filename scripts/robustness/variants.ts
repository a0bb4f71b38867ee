import type { Pool } from 'pg'

const sold = 3

/**
 * Leaves a few products with ample stock, so that startup work is the shop's, not its pictures'. Returns variant ids.
 */
export async function prepareVariants(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; productId: string }>(
    `select id, product_id as "productId" from variants order by product_id, id limit ${sold}`
  )
  await pool.query(`delete from product_pictures where product_id <> all($1)`, [rows.map(({ productId }) => productId)])
  await pool.query(`update variants set on_hand = 1000000, reserved = 0, soft = 0 where id = any($1)`, [
    rows.map(({ id }) => id)
  ])
  return rows.map(({ id }) => id)
}
