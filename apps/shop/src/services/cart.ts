import type { LineBatch, NewLine } from '@motif/contract'
import type { AddedPieces, PersistedAddition } from '@motif/flows/cart'
import { cartKey, changesKey, pressesKey, readRememberedCart, rememberCart, rememberedCart } from './remembered-cart.ts'
import { deviceStorage } from './storage.ts'

/** Follows the persisted cart across tabs, and sends changes of an earlier page; returns the unsubscribe function. */
export function followRememberedCart(): () => void {
  const remembered = readRememberedCart(deviceStorage.getItem(cartKey))
  rememberedCart.set(remembered)
  const isUnfinished =
    remembered.isClaimOwed === true || [changesKey, pressesKey].some((key) => deviceStorage.getItem(key) !== null)
  if (isUnfinished)
    void loadFlow().then(
      ({ cartActor }) => cartActor(),
      () => {}
    )
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key === cartKey) rememberedCart.set(readRememberedCart(newValue))
  }
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** The cart machine is loaded with the first change, or with the cart screen. */
const loadFlow = () => import('./cart-flow.ts')

/** Maximum length of a persisted addition: browser storage is small. */
const longestPress = 40_000

function readPresses(): PersistedAddition[] {
  try {
    const { changes } = JSON.parse(deviceStorage.getItem(pressesKey) ?? '{}') as { changes?: PersistedAddition[] }
    return Array.isArray(changes) ? changes : []
  } catch {
    return []
  }
}

function writePresses(changes: readonly PersistedAddition[]): void {
  if (changes.length === 0) deviceStorage.removeItem(pressesKey)
  else
    deviceStorage.setItem(
      pressesKey,
      JSON.stringify({ cartId: readRememberedCart(deviceStorage.getItem(cartKey)).id, at: Date.now(), changes })
    )
}

const keyOf = (change: PersistedAddition) => (change.kind === 'add' ? change.line.key : change.batch.key)

/** The machine has taken over the addition, or its failure was shown. */
const dropPress = (key: string): void => writePresses(readPresses().filter((change) => keyOf(change) !== key))

/** Persists an addition before anything else: the user may navigate away at once, and the next page then sends it. */
async function pressed<Done>(
  change: PersistedAddition,
  send: (flow: Awaited<ReturnType<typeof loadFlow>>) => Promise<Done>
): Promise<Done> {
  if (JSON.stringify(change).length <= longestPress) writePresses([...readPresses(), change])
  try {
    const flow = await loadFlow()
    // Synchronously with the machine taking over.
    dropPress(keyOf(change))
    return await send(flow)
  } catch (error) {
    dropPress(keyOf(change))
    throw error
  }
}

/** Adds a line; resolves when applied. Idempotent by key. @throws the API's error */
export const addToCart = (line: NewLine & { key: string }): Promise<void> =>
  pressed({ kind: 'add', line }, (flow) => flow.addLine(line))

/**
 * Adds several lines atomically, optionally replacing others. Idempotent by key. Resolves to the quantities added, if
 * known. @throws the API's error
 */
export const addBatchToCart = (batch: LineBatch): Promise<readonly AddedPieces[] | undefined> =>
  pressed({ kind: 'batch', batch }, (flow) => flow.addBatch(batch))

/** Takes added quantities out of the cart again. */
export const takeOutOfCart = async (added: readonly AddedPieces[]): Promise<void> => (await loadFlow()).takeOut(added)

/** Records a login: the next page merges this cart with the account's. */
export const markClaimPending = (): void =>
  rememberCart({ ...readRememberedCart(deviceStorage.getItem(cartKey)), isClaimOwed: true })

/** Nobody is signed in any more to claim the cart. */
export function forgetClaim(): void {
  const { isClaimOwed: _pending, ...cart } = readRememberedCart(deviceStorage.getItem(cartKey))
  rememberCart(cart)
}

/**
 * Assigns this browser's cart to the account, or finds the account's. Failures are retried by this or the next page.
 */
export const claimCart = async (): Promise<void> => {
  markClaimPending()
  await loadFlow().then(
    ({ claim }) => claim(),
    () => undefined
  )
}
