import type { Observable } from '@motif/design'
import type { BrandKitSetting } from './brand-kit.ts'
import { useEditorSetting, useObservable } from './context.tsx'

const none: Observable<undefined> = { getSnapshot: () => undefined, subscribe: () => () => {} }
const whole = <Value>(value: Value) => value

/** The brand kit; undefined if not available. */
export const useBrandKit = (): BrandKitSetting | undefined =>
  useObservable<BrandKitSetting | undefined, BrandKitSetting | undefined>(useEditorSetting().brandKit ?? none, whole)
