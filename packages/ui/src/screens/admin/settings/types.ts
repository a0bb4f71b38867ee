import type { CurrentSettings, PaymentConnection, SearchState, SettingsVersion, ShopSettings } from '@motif/contract'
import type { CurrencyCode } from '@motif/contract/currency-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** A logo with its size in pixels. */
export type LogoPicture = NonNullable<ShopSettings['logo']>['light']

/** A product to choose. */
export interface FoundProduct {
  slug: string
  name: string
}

/** Result of a save. `newer` is set on a conflict. */
export type SettingsOutcome = { saved: CurrentSettings } | { failure: Failure; newer?: CurrentSettings | undefined }

/** Props of the settings section. Without data and failure it is loading. */
export interface SettingsSectionProps {
  settings?: CurrentSettings | undefined
  settingsFailure?: Failure | undefined
  onRetrySettings: () => void
  onSaveSettings: (save: { revision: number; settings: ShopSettings }) => Promise<SettingsOutcome>
  /** Amounts everywhere get the decimals of the new currency, so the page is loaded anew. */
  onChangeCurrency: (choice: { revision: number; code: CurrencyCode }) => Promise<SettingsOutcome>
  /** Nothing where it was refused, which is told. */
  onUploadLogo: (choice: { file: File }) => Promise<LogoPicture | undefined>
  /** Where an upload is shown before it is saved. */
  logoUrlOf: (choice: { upload: string }) => string
  /** Products on sale: by a word of their name, or by their slugs. None where they cannot be had. */
  onFindProducts: (
    wish: { q: string; isCustomisable: boolean } | { slugs: readonly string[] }
  ) => Promise<readonly FoundProduct[]>
  /** How the shop is joined to who takes the money; undefined while that is on its way, or where it cannot be had. */
  paymentConnection?: PaymentConnection | undefined
  /** How far the search is rebuilt; undefined while it is on its way, or where it cannot be had. */
  searchState?: SearchState | undefined
  settingsVersions?: ListPart<SettingsVersion> | undefined
  settingsVersionsFailure?: Failure | undefined
  /** Version 0 is `shop.config.ts`. `revision` is the newest that is known. */
  onRestoreSettings: (choice: { version: number; revision: number }) => void
  /** The version that is being restored. */
  restoringVersion?: number | null
  onDownloadConfig: () => void
  isDownloadingConfig?: boolean
}
