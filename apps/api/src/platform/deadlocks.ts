/** PostgreSQL's code for a transaction that it ended because of a deadlock. */
const deadlock = '40P01'

/** Attempts of a transaction. */
const attemptsMax = 5

function isDeadlock(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ((one as { code?: unknown }).code === deadlock) return true
  return false
}

/** Repeats a transaction that was ended because of a deadlock. It must have no effect outside of the database. */
export async function retryOnDeadlock<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempt === attemptsMax || !isDeadlock(error)) throw error
    }
  }
}
