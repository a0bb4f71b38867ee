import type { LineBatch, NewLine } from '@motif/contract'
import type { PersistedAddition } from '@motif/flows/cart'
import { cartKey, changesKey, pressesKey, readRememberedCart, rememberCart, rememberedCart } from './remembered-cart.ts'
import { deviceStorage } from './storage.ts'

/** Follows the remembered cart, also as other tabs change it, and sends what an earlier page could not; returns how to stop. */
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

/** The cart's machine comes with the first thing put in, or with the cart's own screen. */
const loadFlow = () => import('./cart-flow.ts')

/** Longer than this, what is put in is not kept for the next page: a browser's storage holds little. */
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

/** The machine has taken the press over, or the person was told that it failed. */
const dropPress = (key: string): void => writePresses(readPresses().filter((change) => keyOf(change) !== key))

/** Keeps a press before anything else happens: in the same moment the person may go to another page, which then sends it. */
async function pressed(
  change: PersistedAddition,
  send: (flow: Awaited<ReturnType<typeof loadFlow>>) => Promise<void>
): Promise<void> {
  if (JSON.stringify(change).length <= longestPress) writePresses([...readPresses(), change])
  try {
    const flow = await loadFlow()
    // In one go with the machine's taking it over.
    dropPress(keyOf(change))
    await send(flow)
  } catch (error) {
    dropPress(keyOf(change))
    throw error
  }
}

/** Puts a line in; resolves when the shop has it. @throws what the shop said instead; the same key may be sent again */
export const addToCart = (line: NewLine & { key: string }): Promise<void> =>
  pressed({ kind: 'add', line }, (flow) => flow.addLine(line))

/** Puts several lines in at once, all or none, in the place of others if need be. @throws what the shop said instead; the same key may be sent again */
export const addBatchToCart = (batch: LineBatch): Promise<void> =>
  pressed({ kind: 'batch', batch }, (flow) => flow.addBatch(batch))

/** Notes that somebody logs in now: whatever page comes next makes their cart and this one the same. */
export const markClaimPending = (): void =>
  rememberCart({ ...readRememberedCart(deviceStorage.getItem(cartKey)), isClaimOwed: true })

/** Nobody is logged in any more whose cart it could become. */
export function forgetClaim(): void {
  const { isClaimOwed: _pending, ...cart } = readRememberedCart(deviceStorage.getItem(cartKey))
  rememberCart(cart)
}

/** Makes this browser's cart the signed-in person's, or finds the one they had; what does not work now is done later, by this page or the next. */
export const claimCart = async (): Promise<void> => {
  markClaimPending()
  await loadFlow().then(
    ({ claim }) => claim(),
    () => undefined
  )
}
