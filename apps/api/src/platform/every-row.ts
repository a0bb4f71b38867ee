/** Every row of a list in the order of its ids, a batch at a time: many that stay as they are never hide those behind them. */
export async function* every<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
